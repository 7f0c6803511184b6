import { describe, expect, test } from 'vitest'
import { type Evidence, keyOf } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import type { Wanted } from './need.ts'
import { isDisclaimed, itemFit, wantedFit } from './term-fit.ts'
import { evidence, someone, wants } from './testing/examples.ts'

const start = monthOfDate('2027-01-04')
const lacerte: Wanted = { kind: 'software', value: 'Lacerte' }
const payroll: Wanted = { kind: 'service', value: 'Payroll' }
const online: Wanted = { kind: 'software', value: 'QuickBooks Online' }

/** What a line is worth for somebody with these pieces of evidence: its share, its state and why. */
const fitOf = (wanted: Wanted, terms: TalentFacts['terms'], states: string[] = []) => {
  const { share, state, sentence } = wantedFit(someone({ terms, states }), wanted, start)
  return [Math.round(share * 1e6) / 1e6, state, sentence]
}
const withEvidence = (wanted: Wanted, ...all: Partial<Evidence>[]) =>
  fitOf(wanted, { [keyOf(wanted.kind, wanted.value)]: all.map(evidence) })

describe('one piece of evidence', () => {
  test.each<[string, Wanted, Partial<Evidence>, number, string, string]>([
    ['a job for US clients', lacerte, {}, 1, 'met', 'Shown in a job'],
    ['a job for nobody knows whom', lacerte, { market: 'unsaid' }, 0.97, 'met', 'Shown in a job'],
    ['what a program is for', payroll, { via: 'software:Gusto' }, 0.95, 'met', 'Shown in a job (Gusto includes it)'],
    [
      'the same for nobody knows whom',
      payroll,
      { via: 'software:Gusto', market: 'unsaid' },
      0.9215,
      'met',
      'Shown in a job (Gusto includes it)',
    ],
    ['a title', payroll, { source: 'title' }, 0.85, 'met', 'Implied by a job title'],
    [
      'a title that includes it',
      payroll,
      { source: 'title', via: 'service:Controllership' },
      0.85,
      'met',
      'Implied by a job title (Controllership includes it)',
    ],
    ['a summary', lacerte, { source: 'summary', until: null }, 0.8, 'met', 'Stated in the summary'],
    ['their own word', lacerte, { source: 'said', until: null }, 0.8, 'met', 'Confirmed or added by the person'],
    ['a certificate', lacerte, { source: 'certificate', until: null }, 1, 'met', 'Held'],
    ['a language', lacerte, { source: 'person', until: null }, 1, 'met', 'Stated'],
    ['a list', lacerte, { source: 'list', until: null }, 0.7, 'unknown', 'Listed, but no job shows it'],
    [
      'a list of everything',
      lacerte,
      { source: 'crammed', until: null },
      0.3,
      'unknown',
      'One of many in a list; no job shows it',
    ],
    ['a hint', payroll, { source: 'hint' }, 0.5, 'unknown', 'Suggested by a job title or a program, but not stated'],
    ['guidance', lacerte, { stance: 'guided' }, 0.4, 'partly', 'Done with guidance or at times'],
    ['clients at home', lacerte, { market: 'local' }, 0.25, 'partly', 'Done for clients outside the United States'],
    ['a webinar', lacerte, { stance: 'seen' }, 0, 'missing', 'Seen or studied, not done'],
    [
      'no',
      lacerte,
      { stance: 'denied' },
      0,
      'missing',
      'The profile says that others did this, or that it was not done',
    ],
    ['no, in their own word', lacerte, { stance: 'denied', source: 'said' }, 0, 'missing', 'The person says: not done'],
    ['five years before the start', lacerte, { until: monthOfDate('2022-01-01') }, 1, 'met', 'Shown in a job'],
    [
      'a month more',
      lacerte,
      { until: monthOfDate('2021-12-01') },
      0.4,
      'partly',
      'Last done more than five years before the start',
    ],
    ['most of a year of a service', payroll, { months: 11 }, 1, 'met', 'Shown in a job'],
    ['less of it', payroll, { months: 10 }, 0.75, 'partly', 'Done for less than a year'],
    ['a program is learned sooner', lacerte, { months: 1 }, 1, 'met', 'Shown in a job'],
  ])('%s', (_, wanted, one, ...expected) => expect(withEvidence(wanted, one)).toEqual(expected))

  test('leaves nothing open, unless it is unknown', () => {
    const range = (one: Partial<Evidence>) => {
      const { least, most } = wantedFit(someone({ terms: { 'software:Lacerte': [evidence(one)] } }), lacerte, start)
      return [least, most]
    }
    expect(range({ source: 'summary' })).toEqual([0.8, 0.8])
    expect(range({ source: 'list' })).toEqual([0, 1])
  })
})

test('what a profile doesn’t mention is unknown', () =>
  expect(fitOf(lacerte, {})).toEqual([0.2, 'unknown', 'The profile says nothing about it']))

describe('of several pieces of evidence', () => {
  const shown = { source: 'work' } as const
  const listed = { source: 'list', until: null } as const
  const summary = { source: 'summary', until: null } as const
  test.each<[string, Partial<Evidence>[], string]>([
    ['the best counts', [listed, { source: 'title' }, summary], 'met: Implied by a job title'],
    [
      'a job that says no holds against a summary',
      [{ ...shown, stance: 'denied' }, summary],
      'missing: The profile says that others did this, or that it was not done',
    ],
    [
      'a job that says no holds against a list',
      [listed, { ...shown, stance: 'denied' }],
      'missing: The profile says that others did this, or that it was not done',
    ],
    [
      'a job where it was only seen holds against a list',
      [listed, { ...shown, stance: 'seen' }],
      'missing: Seen or studied, not done',
    ],
    [
      'another job that shows it holds against one that says no',
      [{ ...shown, stance: 'denied' }, shown],
      'met: Shown in a job',
    ],
    [
      'a job with guidance holds against a summary',
      [summary, { ...shown, stance: 'guided' }],
      'partly: Done with guidance or at times',
    ],
    [
      'a job for clients at home holds against a list',
      [listed, { ...shown, market: 'local' }],
      'partly: Done for clients outside the United States',
    ],
    [
      'a job of long ago holds against a summary',
      [summary, { ...shown, until: monthOfDate('2015-01-01') }],
      'partly: Last done more than five years before the start',
    ],
    [
      'a summary that says no holds against a list',
      [{ ...summary, stance: 'denied' }, listed],
      'missing: The profile says that others did this, or that it was not done',
    ],
    [
      'a crammed list that says no holds against nothing',
      [{ source: 'crammed', stance: 'denied' }, listed],
      'unknown: Listed, but no job shows it',
    ],
  ])('%s', (_, all, expected) => {
    const [, state, sentence] = withEvidence(lacerte, ...all)
    expect(`${state}: ${sentence}`).toBe(expected)
  })

  test('a recent job that was short holds against nothing that is better', () =>
    expect(withEvidence(payroll, { months: 3 }, summary)).toEqual([0.8, 'met', 'Stated in the summary']))
})

describe('a general name', () => {
  const quickBooks = (one: Partial<Evidence>) => ({ 'software:QuickBooks': [evidence(one)] })

  test('leaves open which program is meant', () =>
    expect(fitOf(online, quickBooks({}))).toEqual([0.6, 'unknown', 'Says QuickBooks, not which one']))

  test('says nothing of a program where it counts for little itself', () =>
    expect(fitOf(online, quickBooks({ market: 'local' }))).toEqual([
      0.2,
      'unknown',
      'The profile says nothing about it',
    ]))

  test('that somebody denies takes its programs out of their lists, not out of their jobs', () => {
    const denied = quickBooks({ stance: 'denied', source: 'summary' })
    const with_ = (source: Evidence['source']) =>
      fitOf(online, { ...denied, 'software:QuickBooks Online': [evidence({ source, until: null })] })
    expect(with_('list')[1]).toBe('missing')
    expect(with_('crammed')[1]).toBe('missing')
    expect(with_('work')[1]).toBe('met')
    expect(isDisclaimed(denied, 'software:QuickBooks Online')).toBe(true)
    expect(isDisclaimed(denied, 'software:Xero')).toBe(false)
  })
})

describe('something related', () => {
  const ultraTax = (one: Partial<Evidence>) => ({ 'software:UltraTax CS': [evidence(one)] })

  test('counts in part, and is named', () => {
    expect(fitOf(lacerte, ultraTax({}))).toEqual([0.35, 'partly', 'Related: UltraTax CS'])
    expect(fitOf(lacerte, ultraTax({ source: 'list' }))).toEqual([0.245, 'partly', 'Related: UltraTax CS'])
  })

  test('counts for nothing where it is itself done with guidance', () =>
    expect(fitOf(lacerte, ultraTax({ stance: 'guided' }))[2]).toBe('The profile says nothing about it'))

  test('counts less than the thing itself', () =>
    expect(fitOf(lacerte, { ...ultraTax({}), 'software:Lacerte': [evidence({ source: 'list' })] })).toEqual([
      0.7,
      'unknown',
      'Listed, but no job shows it',
    ]))

  test('is two other states for a state, and no single one', () => {
    const texas: Wanted = { kind: 'state', value: 'TX' }
    expect(fitOf(texas, {}, ['NY', 'CA'])).toEqual([0.35, 'partly', 'Filed in other states'])
    expect(fitOf(texas, {}, ['NY'])[1]).toBe('unknown')
    expect(fitOf(texas, {}, ['NY', 'TX'])[1]).toBe('unknown')
    expect(fitOf(lacerte, {}, ['NY', 'CA'])[1]).toBe('unknown')
  })
})

describe('who says no to something', () => {
  const no = 'The profile says that others did this, or that it was not done'
  const shown = [evidence()]
  const denied = (source: Evidence['source'] = 'summary') => evidence({ stance: 'denied', source })
  const texas: Wanted = { kind: 'state', value: 'TX' }
  const bookkeeping: Wanted = { kind: 'service', value: 'Bookkeeping' }

  test.each<[string, Wanted, TalentFacts['terms'], string[]]>([
    ['a related program', lacerte, { 'software:Lacerte': [denied()], 'software:UltraTax CS': shown }, []],
    ['one, where a job says no', lacerte, { 'software:Lacerte': [denied('work')], 'software:UltraTax CS': shown }, []],
    ['its general name', online, { 'software:QuickBooks Online': [denied()], 'software:QuickBooks': shown }, []],
    [
      'a related one, where all of a name is denied',
      online,
      { 'software:QuickBooks': [denied()], 'software:Xero': shown },
      [],
    ],
    ['other states', texas, { 'state:TX': [denied('work')] }, ['NY', 'CA']],
    ['a related service', bookkeeping, { 'service:Bookkeeping': [denied()], 'service:AP / AR Support': shown }, []],
    ['what a title suggests', bookkeeping, { 'service:Bookkeeping': [denied(), evidence({ source: 'hint' })] }, []],
    ['what a program is for', payroll, { 'service:Payroll': [denied(), evidence({ via: 'software:Gusto' })] }, []],
  ])('is not brought back by %s', (_, wanted, terms, states) =>
    expect(fitOf(wanted, terms, states)).toEqual([0, 'missing', no]),
  )

  test('is brought back by a job that shows it, and one job’s no by what another shows', () => {
    expect(withEvidence(lacerte, denied(), {})[1]).toBe('met')
    expect(withEvidence(payroll, denied('work'), { via: 'software:Gusto' })[1]).toBe('met')
    expect(fitOf(online, { 'software:QuickBooks': [denied(), ...shown] })[1]).toBe('unknown')
  })

  test('is not who only took a course in it: something related still counts', () => {
    const studied = [evidence({ stance: 'seen', source: 'certificate' })]
    expect(fitOf(lacerte, { 'software:Lacerte': studied, 'software:UltraTax CS': shown })[1]).toBe('partly')
  })
})

test('of alternatives the one that fits best counts', () => {
  const facts = someone({
    terms: {
      'software:Drake Tax': [evidence({ stance: 'denied' })],
      'software:Lacerte': [evidence({ source: 'summary' })],
    },
  })
  expect(itemFit(facts, wants('software', 'Drake Tax', 'Lacerte'), start).sentence).toBe('Stated in the summary')
  expect(itemFit(facts, wants('software', 'Lacerte', 'Drake Tax'), start).sentence).toBe('Stated in the summary')
})
