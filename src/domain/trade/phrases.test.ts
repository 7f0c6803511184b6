import { describe, expect, test } from 'vitest'
import { formPhrases } from './form-phrases.ts'
import { mentionsIn } from './mentions.ts'
import { compile, several, together } from './phrases.ts'
import { standardPhrases } from './standard-phrases.ts'

const valuesIn = (text: string) => mentionsIn(text).map(({ value }) => value)

/** What a form is for, without its number. */
const forms: Record<string, string> = {
  'Form 1040': 'Prepared individual tax returns for 90 families',
  'Form 1040-NR': 'Nonresident alien returns',
  'Form 1040-X': 'Amended prior-year returns',
  'Form 1041': 'Fiduciary income tax for grantor trusts',
  'Form 1065': 'Partnership returns with capital accounts',
  'Form 1120-S': 'S corps and shareholder basis',
  'Form 1120': 'C corporations with a book-to-tax difference',
  'Form 990': 'Exempt organization filings',
  'Form 709': 'Gift tax returns',
  'Form 706': 'Estate tax filings',
  'Form 941': 'Quarterly federal payroll filings',
  'Form 940': 'FUTA deposits',
  'Form 1099': 'Year-end information returns',
  'Form W-2': 'Wage and tax statements for 40 people',
  'Form W-9': 'Vendor TIN requests',
  'Form 5500': '401(k) plan filings',
  'Form 5471': 'CFC information returns',
  'Form 5472': 'Foreign-owned LLCs',
  'Form 8865': 'Foreign partnership reporting',
  'Form 8938': 'FATCA reporting',
  FBAR: 'Foreign bank account reports',
  'Form 4562': 'Tax depreciation and cost segregation',
  'Form 3115': 'Accounting method changes',
  'Form 7004': 'Corporate extensions',
  'Form 4868': 'Individual extensions',
  'Schedule C': 'Sole proprietors’ returns',
  'Schedule E': 'Rental property schedules',
  'Form 10-K': 'Annual SEC filings',
  'Form 10-Q': 'Quarterly SEC filings',
}

/** What a standard is about, without its number. */
const standards: Record<string, string> = {
  'US GAAP': 'Generally accepted accounting principles',
  IFRS: 'International financial reporting standards',
  'ASC 606': 'Rev rec for subscriptions',
  'ASC 842': 'Right-of-use assets',
  'ASC 740': 'Deferred taxes',
  'ASC 718': 'Stock-based compensation',
  'ASC 805': 'Purchase price allocation',
  'ASC 326': 'Expected credit losses',
  SOX: 'Sarbanes-Oxley testing',
  PCAOB: 'Issuer audits',
  GAAS: 'Statements on auditing standards',
  GAGAS: 'Governmental auditing standards',
  GASB: 'Modified accrual books of a town',
  SSARS: 'Compilation engagements',
  'SOC 1': 'SSAE 18 reports',
  'Single Audit': 'Uniform Guidance audits',
  'SEC reporting': 'XBRL tagging',
}

describe.each([
  ['form', forms, formPhrases],
  ['standard', standards, standardPhrases],
])('every %s is known by its subject', (_, examples, phrases) => {
  test('and has an example here', () => expect(Object.keys(examples)).toEqual(Object.keys(phrases)))

  test.each(Object.entries(examples))('%s: %s', (term, text) => {
    expect(valuesIn(text)).toContain(term)
    expect(valuesIn(text.toLowerCase())).toContain(term)
  })
})

test.each([
  ['Planned and executed audits of family firms', 'External Audit'],
  ['Fieldwork and substantive testing on attest jobs', 'External Audit'],
  ['Chased late payers and applied their remittances', 'AP / AR Support'],
  ['Untangled two years of neglected books', 'Cleanup / Catchup'],
  ['Accruals, prepaids and intercompany every month', 'Month-End Close / Reconciliations'],
  ['Garnishments and wages for hourly crews', 'Payroll'],
  ['Second pair of eyes on the juniors’ partnership returns', 'Tax Review'],
  ['Gathered samples and walked the auditors through the portal', 'Audit PBC Support'],
])('a sentence about duties names their service: %s', (text, service) => expect(valuesIn(text)).toContain(service))

test.each([
  ['Planned the move and staffed the front desk', 'External Audit'],
  ['Planned the party. Audits are others’ work', 'External Audit'],
  ['Completed a draft for clients', 'Tax Preparation'],
  ['An interest in personal taxes', 'Tax Preparation'],
  ['Prepared partnership returns', 'Tax Review'],
  ['Paid the rent', 'Payroll'],
  ['Staff of a hotel', 'Payroll'],
  ['One of the accounting team', 'Controllership'],
  ['Led a choir', 'Controllership'],
])('one word alone does not: %s', (text, service) => expect(valuesIn(text)).not.toContain(service))

describe('words that meet', () => {
  const pair = together([/file[ds]?/], [/returns?/], 10)
  test.each([
    ['filed the returns', true],
    ['returns filed', true],
    ['filed. Returns', false],
    ['files and then some more returns', false],
    ['profiled returns', false],
  ])('of two kinds, in either order and near: %s', (text, isFound) => expect(pair.test(text)).toBe(isFound))

  test.each([
    ['accruals and prepaids', true],
    ['accruals and accruals', false],
    ['accruals; prepaids', false],
  ])('of one kind, different from each other: %s', (text, isFound) => {
    expect(several([/accruals/, /prepaids/]).test(text)).toBe(isFound)
  })
})

test('a phrase is found in any case, every time', () => {
  const [phrase] = compile({ Payroll: [/\bpay runs?\b/] })
  expect(phrase?.value).toBe('Payroll')
  expect('Pay runs, PAY RUN'.match(phrase?.pattern ?? '')).toEqual(['Pay runs', 'PAY RUN'])
})
