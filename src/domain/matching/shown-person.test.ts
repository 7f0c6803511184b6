import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'
import { linesOf } from './lines.ts'
import { kindOfLine, shownPerson } from './shown-person.ts'
import { asking, someone } from './testing/examples.ts'

const need = asking({
  must: [{ anyOf: [{ kind: 'software', value: 'Xero' }] }],
  nice: [{ anyOf: [{ kind: 'form', value: 'Form 1040' }] }],
  maxRate: 40,
  emphasis: { rate: 'off' },
})

test('someone who was shown is kept with place and lines, without what they said', () => {
  const fit = fitOf(someone({ rate: 37.77 }), need)
  const shown = shownPerson(fit, 'near', 3)
  expect(shown).toMatchObject({ id: fit.id, list: 'near', place: 3, score: fit.score, standing: fit.standing })
  expect(shown.lines.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(fit.score, 5)
  expect(shown.lines.find(({ name }) => name === 'rate')).toMatchObject({ state: 'off', contribution: 0 })
  expect(JSON.stringify(shown)).not.toContain('37.77')
  expect([shown, shownPerson(fit, 'near', 3, 8)].map(({ change }) => change)).toEqual([undefined, 8])
})

test('the kind of a kept line is in its name', () => {
  const { required, nice, off } = linesOf(need)
  for (const { name, kind } of [...required, ...nice, ...off]) expect(kindOfLine(name)).toBe(kind)
})
