import { describe, expect, test } from 'vitest'
import type { TalentFacts } from './facts.ts'
import { fitOf } from './fit.ts'
import type { Need } from './need.ts'
import { asking, evidence, someone, wants } from './testing/examples.ts'

const need = (rest: Partial<Need> = {}) => asking({ must: [wants('software', 'Xero')], maxRate: 40, ...rest })
const withXero = (rest: Parameters<typeof evidence>[0], known: Partial<TalentFacts> = {}) =>
  someone({ terms: { 'software:Xero': [evidence(rest)] }, ...known })

describe('somebody', () => {
  test.each<[string, TalentFacts, string, string[]]>([
    ['fits who meets every line, vetted or not', withXero({}, { rate: 40 }), 'fits', []],
    ['may fit who leaves an answer open', withXero({}), 'unknown', []],
    ['is near who meets a line in part', withXero({}, { rate: 42 }), 'near', []],
    ['is near, whatever else is unknown', withXero({ stance: 'guided' }), 'near', []],
    ['is out who misses a line', withXero({}, { rate: 60 }), 'out', ['rate']],
    ['is out, whatever else is near', withXero({ stance: 'guided' }, { rate: 60 }), 'out', ['rate']],
    ['is out for each line', withXero({ stance: 'denied' }, { rate: 60 }), 'out', ['software: Xero', 'rate']],
    ['fits with scorecards below the usual', withXero({}, { rate: 40, vettingAverage: 2 }), 'fits', []],
  ])('%s', (_, facts, standing, misses) => expect(fitOf(facts, need())).toMatchObject({ standing, misses }))

  test.each<[string, TalentFacts, Need['emphasis'], string, string[]]>([
    [
      'a program that is known in part',
      withXero({ stance: 'guided' }, { rate: 40 }),
      { software: 'must' },
      'out',
      ['software: Xero'],
    ],
    ['a rate that is nearly met', withXero({}, { rate: 42 }), { rate: 'must' }, 'out', ['rate']],
    ['a rate that nobody knows', withXero({}), { rate: 'must' }, 'unknown', []],
    ['low scorecards', withXero({}, { rate: 40, vettingAverage: 2 }), { vetting: 'must' }, 'out', ['vetting']],
    ['no scorecards yet', withXero({}, { rate: 40 }), { vetting: 'must' }, 'unknown', []],
    ['good scorecards', withXero({}, { rate: 40, vettingAverage: 4 }), { vetting: 'must' }, 'fits', []],
  ])('for a firm that insists: %s', (_, facts, emphasis, standing, misses) =>
    expect(fitOf(facts, need({ emphasis }))).toMatchObject({ standing, misses }),
  )
})

test('what a firm switched off is said, decides nothing and counts nowhere', () => {
  const facts = withXero({ stance: 'guided' }, { rate: 60 })
  const fit = fitOf(facts, need({ nice: [wants('software', 'Gusto')], emphasis: { rate: 'off', software: 'off' } }))
  expect(fit).toMatchObject({
    standing: 'fits',
    misses: [],
    factors: [{ name: 'vetting' }, { name: 'replies' }],
    known: 0,
  })
  expect(fit.off.map(({ name, state, most, outOf }) => [name, state, most, outOf])).toEqual([
    ['software: Xero', 'partly', 0, 0],
    ['rate', 'missing', 0, 0],
    ['nice: software: Gusto', 'unknown', 0, 0],
  ])
  expect(fit.off[1]?.sentence).toBe('$60 an hour, the project pays up to $40 an hour')
})

describe('the score', () => {
  test('is the sum of its lines, in a range that the unknown ones leave open', () => {
    const { factors, ...fit } = fitOf(withXero({ source: 'list' }, { rate: 30 }), need())
    expect(fit).toEqual({
      id: 'someone',
      score: 29,
      least: 10,
      most: 32,
      known: 1 / 4,
      standing: 'unknown',
      misses: [],
      off: [],
    })
    expect(factors).toEqual([
      {
        name: 'software: Xero',
        kind: 'software',
        contribution: 7,
        least: 0,
        most: 10,
        outOf: 10,
        state: 'unknown',
        sentence: 'Listed, but no job shows it',
      },
      {
        name: 'rate',
        kind: 'rate',
        contribution: 10,
        least: 10,
        most: 10,
        outOf: 10,
        state: 'met',
        sentence: '$30 an hour, the project pays up to $40 an hour',
      },
      {
        name: 'vetting',
        kind: 'vetting',
        contribution: 10,
        least: 0,
        most: 10,
        outOf: 10,
        state: 'unknown',
        sentence: 'Not vetted yet',
      },
      {
        name: 'replies',
        kind: 'replies',
        contribution: 2,
        least: 0,
        most: 2,
        outOf: 2,
        state: 'unknown',
        sentence: 'Too few replies to say how fast',
      },
    ])
  })

  test('of a need that asks nothing is nothing, and everyone fits it', () =>
    expect(fitOf(someone(), asking({ emphasis: { vetting: 'off', replies: 'off' } }))).toEqual({
      id: 'someone',
      score: 0,
      least: 0,
      most: 0,
      known: 0,
      standing: 'fits',
      misses: [],
      factors: [],
      off: ['vetting', 'replies'].map((name) => expect.objectContaining({ name, most: 0, outOf: 0 })),
    }))

  test('counts work as old or not from the start of the need', () => {
    const facts = withXero({ until: 2022 * 12 })
    const stateFrom = (start: string) => fitOf(facts, need({ start })).factors[0]?.state
    expect([stateFrom('2027-01-04'), stateFrom('2027-02-01')]).toEqual(['met', 'partly'])
  })
})

describe('nice-to-haves', () => {
  const nice = ['Xero', 'Gusto', 'Lacerte', 'Avalara'].map((name) => wants('software', name))
  const facts = someone({
    terms: { 'software:Gusto': [evidence({ source: 'list' })], 'software:Avalara': [evidence()] },
  })

  test('come best first; the better half weighs most, and nobody is taken out by the rest', () => {
    const { factors, standing } = fitOf(facts, asking({ nice, emphasis: { vetting: 'off', replies: 'off' } }))
    expect(factors.map(({ name, outOf, contribution }) => [name, outOf, contribution])).toEqual([
      ['nice: software: Avalara', 2.975, 2.975],
      ['nice: software: Gusto', 2.975, 2.0825],
      ['nice: software: Xero', 0.525, 0.105],
      ['nice: software: Lacerte', 0.525, 0.105],
    ])
    expect(standing).toBe('fits')
  })

  test('that are denied are no misses', () => {
    const denied = someone({ terms: { 'software:Xero': [evidence({ stance: 'denied' })] } })
    expect(fitOf(denied, asking({ nice: [wants('software', 'Xero')] }))).toMatchObject({ standing: 'fits', misses: [] })
  })

  test('weigh what the firm lets their kind weigh', () => {
    const [first] = fitOf(facts, asking({ nice, emphasis: { software: 'half' } })).factors.slice(2)
    expect(first).toMatchObject({ name: 'nice: software: Avalara', outOf: 1.4875 })
  })
})
