import { describe, expect, test } from 'vitest'
import { fillIn, firstTemplate, templateText, unknownPlaceholder } from './template.ts'

test.each([
  ['{{ rate }} and {{hours}}', undefined],
  ['{{rat}}', '{{rat}}'],
  ['{{rate}} and {{ Rate }}', '{{ Rate }}'],
  ['{{constructor}}', '{{constructor}}'],
  ['{{}}', '{{}}'],
  ['{{rate}', '{{'],
  ['rate}}', '}}'],
  ['{rate}', undefined],
])('in "%s", %s isn’t a placeholder', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown)
})

describe('filling in', () => {
  const values = { rate: '$46.00/hr', scope: 'Pay {{rate}} to nobody.' } as Parameters<typeof fillIn>[1]

  test.each([
    ['{{rate}}, {{ rate }}', '$46.00/hr, $46.00/hr'],
    // What people wrote isn't filled in.
    ['{{scope}}', 'Pay {{rate}} to nobody.'],
    ['{{toString}} and {{other}}', '{{toString}} and {{other}}'],
  ])('"%s" gives "%s"', (text, filled) => {
    expect(fillIn(text, values)).toBe(filled)
  })
})

describe('a section of the template', () => {
  const errorsOf = (law: string) =>
    templateText
      .safeParse({ ...firstTemplate, law })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('is trimmed', () => {
    expect(templateText.parse({ ...firstTemplate, law: ' Of New York.\n' }).law).toBe('Of New York.')
  })

  test.each([
    [' ', 'law: Please write this section.'],
    ['The law of {{state}}.', 'law: {{state}} isn’t a placeholder.'],
  ])('isn’t "%s"', (text, error) => {
    expect(errorsOf(text)).toEqual([error])
  })

  test('has at most 6,000 characters', () => {
    expect(errorsOf('a'.repeat(6000))).toBeUndefined()
    expect(errorsOf('a'.repeat(6001))).toEqual(['law: Please use at most 6,000 characters.'])
  })

  test('can’t be left out', () => {
    const { law: _, ...rest } = firstTemplate
    expect(templateText.safeParse(rest).success).toBe(false)
  })
})
