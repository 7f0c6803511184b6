import { expect, test } from 'vitest'
import { talentFilterLimit } from '#domain/talent/talent.ts'
import { readTalentAddress } from './talent-address.ts'

const usual = { search: '', filter: 'all', skills: [], software: [], list: '', page: 1 }

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
  [{ page: '01' }, {}],
  [{ page: '1000000' }, {}],
  [
    { skills: 'Payroll, ,Audit', software: 'Xero' },
    { skills: ['Payroll', 'Audit'], software: ['Xero'] },
  ],
])('the URL %o shows %o', (given, shown) => {
  expect(readTalentAddress(given)).toEqual({ ...usual, ...shown })
})

test('more words than a search takes are left out', () => {
  const words = Array.from({ length: talentFilterLimit + 1 }, (_, index) => `Skill ${index}`)
  expect(readTalentAddress({ skills: words.join(',') }).skills).toEqual(words.slice(0, talentFilterLimit))
})
