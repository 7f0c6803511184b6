import { expect, test } from 'vitest'
import { mentionsIn } from '../trade/mentions.ts'
import { sentencesOf } from './sentences.ts'
import { stanceIn } from './stance.ts'

const signs = { works: '', guided: '~', seen: '?', denied: '-' }

/** The terms of a text: plain ones are done alone, `~` with guidance, `?` seen, `-` not done. */
const read = (text: string): Set<string> =>
  new Set(
    sentencesOf(text).flatMap((sentence) => {
      const mentions = mentionsIn(sentence)
      const stances = stanceIn(
        sentence,
        mentions.map(({ from }) => from),
      )
      return mentions.map(({ value, from }) => `${signs[stances.get(from) ?? 'works']}${value}`)
    }),
  )

/** What people write, and what a reader of the trade takes from it; `!` must not be found. */
const cases: [string, string[]][] = [
  [
    'Prepped 1040s and 1120-S returns in UltraTax for a Chicago firm.',
    ['Form 1040', 'Form 1120-S', 'UltraTax CS', 'Tax Preparation'],
  ],
  [
    'Own the month end close for a SaaS company on NetSuite.',
    ['Month-End Close / Reconciliations', 'SaaS', 'NetSuite'],
  ],
  ['Sat in on a NetSuite implementation call.', ['?NetSuite']],
  ['Took a two-day webinar on ASC 842.', ['?ASC 842']],
  ['Familiar with Lacerte from a previous season.', ['~Lacerte']],
  ['Assisted the senior with 1065 returns.', ['~Form 1065']],
  ['Never worked in Xero.', ['-Xero']],
  ["I don't do payroll; a colleague runs it in Gusto.", ['-Payroll', '-Gusto']],
  ['Payroll was outsourced to ADP.', ['!Payroll']],
  ['Our sister team files the California returns.', ['-CA']],
  ['Processed 1040 invoices per month in SAP Concur.', ['SAP Concur', 'AP / AR Support', '!Form 1040']],
  ['Bookkeeper to 15 dental offices on QBO', ['Bookkeeping', 'Healthcare practices', 'QuickBooks Online']],
  ['Reconciled IOLTA accounts for attorneys using QuickBooks Desktop', ['Law firms', 'QuickBooks Desktop']],
  ['Filed multistate sales tax (TX, FL, NY) through Avalara', ['TX', 'FL', 'NY', 'Avalara', 'Sales Tax']],
  ['Calculated driver settlements and IFTA for a fleet of 40 trucks.', ['Trucking']],
  ['Worked closely with Bill Harris on the audit.', ['!BILL']],
  ['Client list included Xero Shoes and Wave Surf Shop', ['!Wave']],
  ['Used Wave and Zoho Books for micro businesses', ['Wave', 'Zoho Books']],
  ['Shadowed the tax manager during 990 season', ['?Form 990']],
  ['Some exposure to Sage Intacct', ['~Sage Intacct']],
  ["I've been running payroll for 200 people in Paychex Flex since 2021", ['Payroll', 'Paychex']],
  ['Reviewed 300+ individual returns each spring', ['Tax Review', 'Form 1040']],
  ['Handled AP: coded invoices, ran weekly check runs in Bill.com', ['AP / AR Support', 'BILL']],
  ['Supported month-end close by preparing bank recs', ['~Month-End Close / Reconciliations']],
  ['Currently learning Power BI', ['~Power BI']],
  ['Completed a Coursera course in financial modeling', ['?FP&A']],
  [
    'Maintained fixed asset register & prepaid amortization schedules; posted accruals',
    ['Month-End Close / Reconciliations'],
  ],
  ['QBO cleanup for contractors two years behind', ['Cleanup / Catchup', 'QuickBooks Online', 'Construction']],
  ['Prepared Form 5471 and FBAR filings for US expats', ['Form 5471', 'FBAR']],
  ['Did not prepare 1041s but reviewed the 1040s', ['-Form 1041', 'Form 1040']],
  [
    'Prepared returns for S corporations and partnerships in Drake',
    ['Form 1120-S', 'Form 1065', 'Drake Tax', 'Tax Preparation'],
  ],
  ['Drake Ramsey, my manager, praised my speed', ['!Drake Tax']],
  ['Ran the 13-week cash flow and quarterly reforecast in Adaptive', ['FP&A', 'Workday Adaptive Planning']],
  ['Tested SOX controls at two public companies', ['SOX']],
  ['Wrote ASC 606 memos and rolled forward deferred revenue', ['ASC 606', 'SaaS']],
  ['Compiled the audit binder and answered auditor questions', ['Audit PBC Support']],
  ['Audited nonprofits under the Yellow Book, incl. single audits', ['External Audit', 'Nonprofit', 'Single Audit']],
  ['Issued 220 1099-NECs in Track1099', ['Form 1099', 'Track1099']],
  ['Collected W9s from vendors', ['Form W-9', '1099 Prep & W-9 Collection']],
  ['Entered bills into AppFolio for a property manager', ['AppFolio', 'Real estate']],
  ['Month-end for a hotel group (night audit, occupancy tax)', ['Hospitality', 'Month-End Close / Reconciliations']],
  ['Full charge bookkeeping, five restaurants, R365 + Toast', ['Bookkeeping', 'Restaurants', 'Restaurant365']],
  ['Kept books for churches and charities in Aplos', ['Nonprofit', 'Aplos']],
  ['Only used Yardi to look up tenant balances', ['~Yardi']],
  ['The firm used CCH Axcess but I worked on paper', ['-CCH Axcess']],
  ['NetSuite (basic), QBO (advanced)', ['~NetSuite', 'QuickBooks Online']],
  ['Cost accounting for a furniture factory: BOMs and variances', ['Manufacturing']],
  ['Prepared K-1s for real estate partnerships', ['Real estate', 'Form 1065']],
  [
    'Did tax prep for individuals & small biz, 1040/Sch C/Sch E',
    ['Form 1040', 'Schedule C', 'Schedule E', 'Tax Preparation'],
  ],
  ['e-filed 1120S, 1065', ['Form 1120-S', 'Form 1065']],
  ['Handled state filings for NJ & PA', ['NJ', 'PA']],
  ['Registered employers with the EDD and filed DE-9s', ['CA']],
  ['Filed NYS-45', ['NY']],
  ['Fund accountant: capital calls, NAV, investor statements for PE funds', ['Investment funds']],
  ['Job costing and WIP for a GC on Sage 300 CRE', ['Construction', 'Sage 300 Construction']],
  ['Bank recs, cc coding, monthly financials', ['Bookkeeping']],
  ['Recons and flux for 12 entities', ['Month-End Close / Reconciliations']],
  ['FP&A lead: AOP, board decks', ['FP&A']],
  ['Interim controller of a Series B startup', ['Controllership', 'Startups']],
  ['Took over from the QuickBooks person; now responsible for QuickBooks Online', ['QuickBooks Online']],
  ['Attended Sage Intacct demo', ['?Sage Intacct']],
  ['Colleagues in the next room prepared the 1120s', ['-Form 1120']],
  ['My role was data entry for the preparers of 1065s', ['-Form 1065']],
  ['Under supervision of a CPA, prepared simple 1040s', ['~Form 1040']],
  ['Backed up the payroll specialist a few times', ['~Payroll']],
  ['Uploaded payroll reports from Gusto into QBO', ['Gusto', 'QuickBooks Online']],
  ['Sold Xero subscriptions to small businesses', ['-Xero']],
  ['Customer support for QuickBooks Online users', ['-QuickBooks Online']],
  ['Managed GovCon books: indirect rates, DCAA-compliant timekeeping', ['Government contractors']],
  ['Retail bookkeeping for three boutiques, POS in Square', ['Retail', 'Bookkeeping']],
  ['Amazon FBA sellers: A2X postings, COGS by SKU', ['E-commerce', 'A2X']],
  ['Marketing agency client base; utilization reports', ['Professional services']],
  ['Working knowledge of Hyperion', ['~Oracle Hyperion']],
  ['Hands-on in BlackLine account recs', ['BlackLine']],
  ['I was the one who moved them from Xero to QBO', ['QuickBooks Online', 'Xero']],
  ['Tax season temp: scanned documents for preparers using Lacerte', ['-Lacerte']],
  ['We were on Lacerte; I keyed about 200 returns a season', ['Lacerte']],
  ['Seven years of Form 990s for museums and food banks', ['Form 990']],
  ['Prepared quarterly 941s and annual 940s', ['Form 941', 'Form 940']],
  ['Paid sales taxes in Colorado home-rule cities', ['Sales Tax', 'CO']],
  ['Prepares B&O returns', ['WA']],
  ['US expat returns, incl. 2555 and FBAR', ['FBAR', 'Form 1040']],
  ['Proficient: Excel, SAP, Lacerte', ['SAP', 'Lacerte']],
  ['Bookkeping in Quickboks and Expensfy', ['QuickBooks', 'Expensify']],
  ['Netsute consultant side', ['NetSuite']],
  ['ProSerie and Drake software', ['ProSeries', 'Drake Tax']],
  ['payroll via gusto every other friday', ['Payroll', 'Gusto']],
  ['Responsible for accounts receivable, dunning letters', ['AP / AR Support']],
  ['Led outsourced accounting department for law firm clients', ['Controllership', 'Law firms']],
  ['Prepared financial statements in accordance with U.S. GAAP', ['US GAAP']],
  ['Lease accounting (ASC 842) adoption', ['ASC 842']],
  ['Stock comp', ['ASC 718']],
  ['Income tax provision under ASC 740', ['ASC 740']],
  ['10-K and 10-Q drafting in Workiva', ['Form 10-K', 'Form 10-Q']],
]

test.each(cases)('%s', (text, expected) => {
  const found = read(text)
  for (const term of expected)
    if (term.startsWith('!')) expect(found).not.toContain(term.slice(1))
    else expect(found).toContain(term)
})
