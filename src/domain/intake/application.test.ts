import { describe, expect, test } from 'vitest'
import { applicationStages, stageCount, talentApplication } from './application.ts'

const maria = {
  firstName: 'Maria',
  lastName: 'Santelmo',
  email: 'maria@example.com',
  countryCode: '+63',
  phoneNumber: '9175550142',
  agree: 'true',
  subscribe: 'false',
  password: 'kestrel-at-dawn',
  source: ' LinkedIn',
  applicationKey: 'k'.repeat(22),
}

describe('an application', () => {
  test('has its checkboxes as text, and its source as one word', () => {
    expect(talentApplication.parse(maria)).toMatchObject({ subscribe: false, source: 'linkedin', agree: 'true' })
    expect(talentApplication.parse({ ...maria, subscribe: 'true' }).subscribe).toBe(true)
  })

  test('subscribes and came from nowhere in particular unless it says otherwise, and needs no key', () => {
    const { subscribe, source, applicationKey, ...rest } = maria
    const read = talentApplication.parse(rest)
    expect(read).toMatchObject({ subscribe: true, source: null })
    expect(read.applicationKey).toBeUndefined()
  })

  test('from a source that is no such word is taken without it', () => {
    expect(talentApplication.parse({ ...maria, source: 'maria@example.com' }).source).toBeNull()
  })

  test.each([
    ['agree', { agree: 'false' }],
    ['agree', { agree: 'on' }],
    ['subscribe', { subscribe: 'on' }],
    ['subscribe', { subscribe: '0' }],
    ['password', { password: 'seven77' }],
    ['source', { source: 'a'.repeat(201) }],
    ['phoneNumber', { phoneNumber: '123' }],
    ['applicationKey', { applicationKey: 'k'.repeat(21) }],
    ['applicationKey', { applicationKey: 'k'.repeat(65) }],
    ['applicationKey', { applicationKey: `${'k'.repeat(22)} ` }],
    ['applicationKey', { applicationKey: ` ${'k'.repeat(22)}` }],
    ['', { role: 'admin' }],
  ])('is refused because of %s: %j', (field, change) => {
    const { error } = talentApplication.safeParse({ ...maria, ...change })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})

test('whether the resume could be read makes one of two stages, so that each way has as many', () => {
  expect(applicationStages.filter((stage) => !/^uploading-/.test(stage))).toHaveLength(stageCount)
})
