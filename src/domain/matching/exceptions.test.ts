import { expect, test } from 'vitest'
import { facts } from './testing/read-profile.ts'
import { readTerms } from './testing/reading.ts'

/** Sentences that say one thing of most and another of the rest; `-` is not done, `~` with guidance, `?` only seen. */
const cases: [string, string[]][] = [
  ['Everything but payroll: bookkeeping and sales tax', ['-Payroll', 'Bookkeeping', 'Sales Tax']],
  ['With the exception of Gusto, I have run payroll in ADP Run', ['-Gusto', 'Payroll', 'ADP Run']],
  ['Apart from Xero I know every ledger, QuickBooks Online best', ['-Xero', 'QuickBooks Online']],
  ['Apart from Xero, I also know QuickBooks Online', ['Xero', 'QuickBooks Online']],
  ['All returns except 706 and 709, in Lacerte', ['-Form 706', '-Form 709', 'Lacerte']],
  ['I have stayed away from payroll and do AP in BILL', ['-Payroll', 'BILL']],
  ['Never touched Yardi, only AppFolio', ['-Yardi', 'AppFolio']],
  ['No UltraTax, just Drake', ['-UltraTax CS', 'Drake Tax']],
  ['Ran payroll, only in Gusto', ['Payroll', 'Gusto']],
  ['Hands-on with Ramp, none with Expensify', ['Ramp', '-Expensify']],
  ['While I haven’t used Drake, I prepare 1040s in ProSeries', ['-Drake Tax', 'Form 1040', 'ProSeries']],
  ['Although I have never prepared a 706, my 1041s number forty', ['-Form 706', 'Form 1041']],
  ['Wrote the RFP for an ERP and shortlisted NetSuite and Acumatica', ['?NetSuite', '?Acumatica']],
  ['1120s only with a senior beside me', ['~Form 1120']],
  ['Prepared some 900 returns in ProSeries', ['ProSeries']],
  ['Did some Form 990 work', ['~Form 990']],
]

test.each(cases)('%s', (text, expected) => expect([...readTerms(text)]).toEqual(expect.arrayContaining(expected)))

test.each([
  ['Native Spanish; my German is limited to small talk.', 'works', 'seen'],
  ['Native Spanish, basic German.', 'works', 'seen'],
  ['Fluent in Spanish and German.', 'works', 'works'],
  ['Fluent in English, Spanish and German.', 'works', 'works'],
])('each language has its own level: %s', (professional_summary, spanish, german) => {
  const { terms } = facts([], { professional_summary })
  expect([terms['language:Spanish']?.[0]?.stance, terms['language:German']?.[0]?.stance]).toEqual([spanish, german])
})
