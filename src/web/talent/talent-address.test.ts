import { expect, test } from 'vitest'
import { talentFilterLimit } from '#domain/talent/talent.ts'
import { activeFilters } from './filter-labels.ts'
import { narrowingOf, readTalentAddress, without, withoutAll } from './talent-address.ts'

const usual = {
  search: '',
  filter: 'all',
  skills: [],
  software: [],
  list: '',
  overlap: 0,
  hours: 0,
  from: '',
  weeks: 12,
  rate: 0,
  page: 1,
}

test.each([
  [{}, {}],
  [{ search: ' Carmen ' }, { search: 'Carmen' }],
  [{ search: 'x'.repeat(201) }, { search: 'x'.repeat(200) }],
  [
    { filter: 'approved', page: '12' },
    { filter: 'approved', page: 12 },
  ],
  [{ filter: 'toString', page: '0' }, {}],
  [{ list: 'hidden' }, { list: 'hidden' }],
  [{ list: 'a2c3e4f5-0000-4000-8000-000000000001' }, { list: 'a2c3e4f5-0000-4000-8000-000000000001' }],
  [{ list: 'everyone' }, {}],
  [
    { overlap: '4', hours: '20', from: '2026-12-07', weeks: '8', rate: '45' },
    { overlap: 4, hours: 20, from: '2026-12-07', weeks: 8, rate: 45 },
  ],
  [{ overlap: '13', hours: '-1', from: '2026-02-30', weeks: '0', rate: '4.5' }, {}],
  [{ page: '01' }, {}],
  [{ page: '1000000' }, {}],
  [
    { skills: 'Payroll, ,Audit', software: 'Xero' },
    { skills: ['Payroll', 'Audit'], software: ['Xero'] },
  ],
  [
    { skills: 'Excel (Power Query, VBA),Audit', software: 'Excel (VBA, Office Scripts)' },
    { skills: ['Excel (Power Query, VBA)', 'Audit'], software: ['Excel (VBA, Office Scripts)'] },
  ],
])('the URL %o shows %o', (given, shown) => {
  expect(readTalentAddress(given)).toEqual({ ...usual, ...shown })
})

test('more words than a search takes are left out', () => {
  const words = Array.from({ length: talentFilterLimit + 1 }, (_, index) => `Skill ${index}`)
  expect(readTalentAddress({ skills: words.join(',') }).skills).toEqual(words.slice(0, talentFilterLimit))
})

test('each filter behind the button can be dropped by itself; the period goes with the hours', () => {
  const given = { skills: 'Texas', software: 'Xero,QBO', hours: '20', weeks: '8', from: '2026-12-07', rate: '45' }
  const shown = readTalentAddress(given)
  expect(activeFilters(shown).map(({ label }) => label)).toEqual([
    'Texas',
    'Xero',
    'QBO',
    '20 h a week free for 8 weeks from Dec 7, 2026',
    'Up to $45 an hour',
  ])
  expect(without(shown, 'software', 'Xero')).toEqual({ software: ['QBO'] })
  expect(without(shown, 'hours', null)).toEqual({ hours: 0, from: '', weeks: 12 })
  expect(without(shown, 'search', null)).toEqual({ search: '' })
  const several = [
    { kind: 'software', word: 'Xero' },
    { kind: 'software', word: 'QBO' },
    { kind: 'rate', word: null },
  ] as const
  expect(withoutAll(shown, several)).toEqual({ ...shown, software: [], rate: 0 })
})

test('what isn’t asked isn’t sent', () => {
  expect(narrowingOf(readTalentAddress({ weeks: '8', from: '2026-12-07' }))).toEqual({
    search: '',
    filter: 'all',
    skills: '',
    software: '',
  })
})
