import { describe, expect, test } from 'vitest'
import { wantedFit } from './term-fit.ts'
import { facts } from './testing/read-profile.ts'
import { readTerms } from './testing/reading.ts'

/** What people hope for, offer and do; `*` is only wished for, `-` is not done. */
const cases: [string, string[]][] = [
  ['Keen to learn Xero', ['*Xero']],
  ['I am interested in tax preparation', ['*Tax Preparation']],
  ['Hoping to move into external audit', ['*External Audit']],
  ['Would love exposure to NetSuite', ['*NetSuite']],
  ['Eager to gain experience with Sage Intacct', ['*Sage Intacct']],
  ['Looking to break into FP&A', ['*FP&A']],
  ['Bookkeeper with six years in QBO, eager to learn Xero', ['Bookkeeping', 'QuickBooks Online', '*Xero']],
  ['Kept books in QuickBooks Online and want to add payroll', ['QuickBooks Online', '*Payroll']],
  ['My goal is to become an expert in Lacerte', ['*Lacerte']],
  ['I would like to get training in Drake', ['*Drake Tax']],
  ['Interested in a course on Power BI', ['*Power BI']],
  ['Open to learning UltraTax', ['*UltraTax CS']],
  ['Willing to be trained on Yardi', ['*Yardi']],
  ['Excited about working with SaaS startups', ['*SaaS']],
  ['Looking forward to using NetSuite', ['*NetSuite']],
  ['Planning to take on payroll next year', ['*Payroll']],
  ['Currently preparing 1040s in Drake; hope to do 1065s soon', ['Form 1040', 'Drake Tax', '*Form 1065']],
  ['Xero: keen to learn', ['*Xero']],
  ['Lacerte is next on my list to learn', ['*Lacerte']],
  ['Aspiring FP&A analyst', ['*FP&A']],
  ['Passionate about nonprofit accounting; 990s for eight years', ['Form 990']],
  ['I want to transition from bookkeeping to FP&A', ['Bookkeeping', '*FP&A']],
  ['Ready to learn any software, including Sage Intacct', ['*Sage Intacct']],
  ['Would welcome the chance to work on 1041s', ['*Form 1041']],
  ['Curious about Anaplan', ['*Anaplan']],
  ['My ambition is to grow into controllership', ['*Controllership']],
  ['Wish to work in Lacerte one day', ['*Lacerte']],
  ['Can learn Gusto quickly', ['*Gusto']],
  ['Quick to pick up new software such as Ramp', ['*Ramp']],
  ['No Xero experience yet, but eager to learn', ['-Xero']],
  ['Never used NetSuite; keen to learn it', ['-NetSuite']],
  ['Assisted with 1065s and keen to learn more', ['~Form 1065']],
  ['Took a NetSuite course and hope to use it with clients', ['?NetSuite']],
  ['Interested clients were onboarded to Xero', ['Xero']],
  ['Helped owners who wanted to move to QBO: migrated 14 of them', ['QuickBooks Online']],
  ['Prepared 1120s for clients interested in S elections', ['Form 1120']],
  ['Calculated interest in Excel and posted loan interest in NetSuite', ['NetSuite']],
  ['Prepared 1065s for partnerships with an interest in real estate', ['Form 1065', 'Real estate']],
  ['Set up Gusto for a client hoping to hire in Texas', ['Gusto', 'TX']],
  ['Bookkeeper on QBO, Xero and Gusto. Eager to learn.', ['QuickBooks Online', 'Xero', 'Gusto']],
  ['QBO expert and a quick learner, keen to learn', ['QuickBooks Online']],
  ['Keen to learn Xero and have five years in QBO', ['*Xero', 'QuickBooks Online']],
  ['Ready to start immediately with payroll in Gusto', ['Payroll', 'Gusto']],
  ['Happy to prepare 1040s in Drake from day one', ['Form 1040', 'Drake Tax']],
  ['Looking to use my Lacerte skills for a US firm', ['Lacerte']],
  ['Want to use my NetSuite experience', ['NetSuite']],
  ['I want to continue preparing 1065s', ['Form 1065']],
  ['My goal is to deliver accurate payroll', ['Payroll']],
  ['I aim to close the books by day five in NetSuite', ['NetSuite', 'Month-End Close / Reconciliations']],
  ['Looking for a bookkeeping role with QBO', ['Bookkeeping', 'QuickBooks Online']],
  ['Would like 25 hours a week of bookkeeping in QBO', ['Bookkeeping', 'QuickBooks Online']],
  ['Seeking opportunities to learn Yardi', ['*Yardi']],
  ['A strong interest in forensic work and SOX', ['*SOX']],
  ['Now I do AP in BILL, and I would like to learn payroll', ['AP / AR Support', 'BILL', '*Payroll']],
  ['I’d love to work on 990s', ['*Form 990']],
  ['Certified in Xero and looking forward to my first client', ['Xero']],
  ['Prepared 1040s, and interested in 1041s', ['Form 1040', '*Form 1041']],
  ['Not interested in payroll', ['-Payroll']],
  ['I do not want to do payroll', ['-Payroll']],
  ['Trained three people who wanted to learn QBO', ['QuickBooks Online']],
  ['For founders wanting to learn Gusto I ran sessions', ['Gusto']],
  ['Hopes to specialize in 5471 filings', ['*Form 5471']],
  ['Could learn Vena fast given my Anaplan years', ['*Vena', 'Anaplan']],
  ['I can get certified in Xero', ['*Xero']],
]

test.each(cases)('%s', (text, expected) => expect([...readTerms(text)]).toEqual(expect.arrayContaining(expected)))

describe('a wish', () => {
  const summary = 'Bookkeeper with six years in QBO, eager to learn Xero.'
  const read = facts([], { professional_summary: summary })

  test('is no evidence, and leaves what is done beside it', () => {
    expect(Object.keys(read.terms)).not.toContain('software:Xero')
    expect(read.terms['software:QuickBooks Online']).toMatchObject([{ stance: 'works', quote: summary }])
  })

  test('takes nobody out: what is related still counts', () =>
    expect(wantedFit(read, { kind: 'software', value: 'Xero' }, 2027 * 12).state).toBe('partly'))
})
