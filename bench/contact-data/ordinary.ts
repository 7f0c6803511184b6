import type { Random } from '../matching/random.ts'

/** What people who do books write to each other. Figures, dates, codes, files and product names look like contact data at first sight. */
const sentences: readonly ((random: Random) => string)[] = [
  (r) => `The trial balance ties to $${amount(r)} after the last entry.`,
  (r) => `Please accrue ${amount(r)} for the legal invoice that came in on ${date(r)}.`,
  (r) => `Invoice ${r.integer(10000, 99999)}-${r.integer(10, 99)} from ${date(r)} is still open, $${amount(r)}.`,
  (r) => `I reconciled account ${r.integer(1000, 9999)} through ${date(r)} and have ${r.integer(2, 30)} open items.`,
  (r) =>
    `GL string ${r.integer(100, 999)}-${r.integer(1000, 9999)}-${r.integer(10, 99)}-000 should be ${r.integer(100, 999)}-${r.integer(1000, 9999)}-${r.integer(10, 99)}-000.`,
  (r) => `PO ${r.integer(4500000000, 4599999999)} has no receipt yet, so I left it out of the accrual.`,
  (r) => `Check number ${r.integer(10000, 99999)} cleared on ${date(r)} for $${amount(r)}.`,
  (r) => `We closed in ${r.integer(3, 9)} days last month and want ${r.integer(2, 5)}.`,
  (r) => `Can you start on ${date(r)}? We would need ${r.integer(10, 40)} hours a week until April 15.`,
  (r) => `The 1099-NEC and 1096 go out by January 31; the 1120-S is due March 15, ${r.integer(2026, 2028)}.`,
  (r) => `Depreciation for fiscal ${r.integer(2022, 2026)} is ${amount(r)} under MACRS, ${amount(r)} for book.`,
  (r) => `Revenue moved from ${amount(r)} to ${amount(r)}, up ${r.integer(1, 40)}.${r.integer(0, 9)} %.`,
  () => 'We follow ASC 606 and ASC 842, and the leases are in a workbook with one tab for each.',
  () => 'I post intercompany through due to and due from accounts before the bank feeds are matched.',
  () => 'How would you treat the retainer: as deferred revenue or a customer deposit?',
  (r) => `Batch ${r.integer(20260101, 20261231)}-00${r.integer(1, 9)} did not import because two lines have no class.`,
  (r) => `The bank shows a balance of ${amount(r)} at ${date(r)}, and the books ${amount(r)}.`,
  (r) =>
    `Our meeting is at ${r.integer(8, 11)}:${r.pick(['00', '15', '30', '45'])} AM EST, which is ${r.integer(8, 11)}:30 PM in Manila.`,
  (r) => `My rate is $${r.integer(18, 70)}.${r.pick(['00', '50'])}/hr and I am free ${r.integer(10, 40)} hours a week.`,
  () => 'We pay vendors through Bill.com and run payroll in Gusto.',
  () => 'The project plan is in Monday.com, the workpapers are in SharePoint.',
  () => 'Sales come from Amazon.com and Shopify; A2X posts the settlements to QuickBooks Online.',
  () => 'You will find the instructions for Form 8949 on irs.gov.',
  () => 'The rate table is at https://www.irs.gov/businesses/small-businesses-self-employed and changes in January.',
  (r) => `Please look at TB_${r.integer(2023, 2026)}_final.xlsx and bank-rec.pdf before the call.`,
  () => 'I exported the detail to close_checklist.csv and zipped the statements as statements.zip.',
  () => 'The close is done.In the meantime I started on the board pack.',
  () => 'I fixed the class on all lines.So the P&L by department should be right now.',
  (r) => `We bought ${r.integer(10, 90)} laptops @ $${r.integer(800, 1900)} each and capitalized them.`,
  (r) =>
    `${r.integer(100, 900)} units @ ${r.integer(2, 30)}.${r.integer(10, 99)} were received on the ${r.integer(2, 28)}th.`,
  () => 'At period end we accrue at cost, at the latest on day two.',
  () => 'We look at the dot plot of aging at month end, then at the outliers.',
  () => 'Call me out if my treatment of the loan costs looks wrong to you.',
  () => 'We do not use WhatsApp or Telegram for client documents, only the portal.',
  () => 'Marketing spent more on LinkedIn and Instagram ads than planned, so I split the budget line.',
  () => 'Is Facebook ad spend coded to advertising or to a class of its own?',
  (r) => `Zoom, Slack and Microsoft renewed at ${amount(r)}; I booked them to prepaid over twelve months.`,
  () => 'Line 12 of the Schedule C and line 7a of the 1065 do not agree with the K-1s.',
  (r) => `The ZIP code for the nexus report is ${r.integer(10000, 99999)}-${r.integer(1000, 9999)}.`,
  (r) =>
    `Days sales outstanding went from ${r.integer(30, 60)} to ${r.integer(30, 60)}, days payable from ${r.integer(20, 50)} to ${r.integer(20, 50)}.`,
  (r) =>
    `Entries ${r.integer(100, 200)}, ${r.integer(201, 300)}, ${r.integer(301, 400)} and ${r.integer(401, 500)} need a second look.`,
  (r) => `Quarterly estimates: ${amount(r)}, ${amount(r)}, ${amount(r)} and ${amount(r)}.`,
  (r) => `Headcount by month: ${Array.from({ length: 12 }, () => r.integer(10, 60)).join(', ')}.`,
  (r) => `Balances by entity: ${Array.from({ length: 5 }, () => r.integer(10000, 99999)).join(' / ')}.`,
  (r) =>
    `Accounts ${r.integer(1000, 1999)}, ${r.integer(2000, 2999)}, ${r.integer(3000, 3999)}, ${r.integer(4000, 4999)} and ${r.integer(5000, 5999)} carry the activity.`,
  (r) => `The loan has ${r.integer(24, 120)} payments of ${amount(r)} at ${r.integer(3, 9)}.${r.integer(100, 999)} %.`,
  () => 'One of the three entities has two bank accounts and four credit cards; the other two have one each.',
  () => 'Two or three hours on Monday, four on Tuesday and five on Friday would work for me.',
  () => 'I have seven years of audit, two of tax and one as a controller.',
  () => 'Nine of ten reconciliations are done; one waits for a statement.',
  (r) => `From ${date(r)} to ${date(r)} we had ${r.integer(100, 999)} transactions in the operating account.`,
  (r) =>
    `The asset tag is FA-${r.integer(1000, 9999)}-${r.integer(10, 99)} and the serial number ends in ${r.integer(1000, 9999)}.`,
  (r) =>
    `Journal JE-${r.integer(2024, 2026)}-${r.integer(1000, 9999)} reverses JE-${r.integer(2024, 2026)}-${r.integer(1000, 9999)}.`,
  (r) =>
    `The wire of ${amount(r)} was sent on ${date(r)} at ${r.integer(9, 12)}:${r.integer(10, 59)} and posted the next day.`,
  (r) =>
    `Sales tax: ${r.integer(1, 9)}.${r.integer(100, 999)} % in Ohio, ${r.integer(1, 9)}.${r.integer(10, 99)} % in Texas.`,
  (r) => `Version ${r.integer(1, 9)}.${r.integer(0, 20)}.${r.integer(0, 9)} of the template has the new lead sheet.`,
  () => 'Please message me when the statements are in, and I will finish the roll-forward.',
  () => 'Thank you for applying. Our three entities share a bank account for payroll.',
  () => 'Could you tell me how you handled the 401(k) true-up last year?',
  () => 'Section 179, Section 1031 and the 163(j) limit all apply to this client.',
  (r) => `Order numbers run from ${r.integer(100000, 199999)} to ${r.integer(200000, 299999)} without a gap.`,
  (r) =>
    `Customer ${r.integer(100000, 999999)} paid ${amount(r)} against invoices ${r.integer(1000, 4999)}, ${r.integer(5000, 7999)} and ${r.integer(8000, 9999)}.`,
  (r) => `It took ${r.integer(100, 900)} minutes in ${r.integer(2, 9)} sessions, so about ${r.integer(2, 15)} hours.`,
  () => 'The email from the auditor asks for the cash confirmations and the legal letter.',
  () => 'I will send the list by email once the application is accepted.',
  () => 'What phone system do you use for client calls, and who answers it in busy season?',
  () => 'Our website lists the services; the fee schedule is not public.',
  (r) =>
    `The lease at ${r.integer(100, 990)} Main Street ends in ${r.integer(2027, 2031)}; the deposit is ${amount(r)}.`,
  (r) =>
    `FX: ${r.integer(50, 60)}.${r.integer(1000, 9999)} pesos to the dollar on ${date(r)}, ${r.integer(80, 90)}.${r.integer(1000, 9999)} rupees.`,
  (r) =>
    `NAICS ${r.integer(500000, 599999)}, SIC ${r.integer(8000, 8999)}, and the state account ends in ${r.integer(100, 999)}.`,
  (r) =>
    `Budget ${r.integer(2026, 2028)}: revenue ${r.integer(1, 9)}.${r.integer(1, 9)}M, payroll ${r.integer(100, 900)}K, rent ${r.integer(10, 90)}K.`,
  () => 'I can be on your Teams channel or in Slack all day in Eastern time.',
  () => 'Signal to noise in the variance report is low: please raise the threshold to five percent.',
  () => 'Draw a line at materiality, and discuss anything above it with the partner.',
  () => 'Carmen reviewed it, Dana signed it, and Ellen has the final copy.',
  () => 'The client is Hollis & Quay CPAs, Inc. and the parent is H.Q. Holdings, LLC.',
  () => 'We use Avalara for sales tax, Ramp for cards, and NetSuite for the rest, e.g. fixed assets.',
  (r) => `Payroll runs: ${date(r)}, ${date(r)} and ${date(r)}; each covers two weeks.`,
  (r) => `The variance is (${amount(r)}), or (${r.integer(2, 20)}.${r.integer(1, 9)} %), against budget.`,
  (r) =>
    `Hours: Mon ${r.integer(4, 9)}, Tue ${r.integer(4, 9)}, Wed ${r.integer(4, 9)}, Thu ${r.integer(4, 9)}, Fri ${r.integer(4, 9)}.`,
  (r) => `Ticket #${r.integer(10000, 99999)} and ticket #${r.integer(10000, 99999)} are about the same feed.`,
  (r) =>
    `Timestamps in the log go from ${r.integer(2024, 2026)}-0${r.integer(1, 9)}-1${r.integer(0, 9)} 09:30:15 to 17:45:59.`,
  (r) =>
    `The deposit slip says ${r.integer(100, 999)} ${r.integer(100, 999)}.${r.integer(10, 99)} in their format, which is the same amount.`,
  () => 'Point taken: the accrual belongs in October, period.',
]

const amount = (r: Random) =>
  `${r.integer(1, 999)},${r.integer(100, 999)}${r.chance(0.3) ? `,${r.integer(100, 999)}` : ''}.${r.integer(10, 99)}`
const date = (r: Random) =>
  r.pick([
    `${r.integer(1, 12)}/${r.integer(1, 28)}/${r.integer(2024, 2027)}`,
    `${r.integer(2024, 2027)}-${r.integer(10, 12)}-${r.integer(10, 28)}`,
    `Nov ${r.integer(1, 30)}, 2026`,
    `${r.integer(10, 12)}-${r.integer(10, 28)}-${r.integer(24, 27)}`,
  ])

/** Each sentence once, then again with other figures, up to as many as are asked for. */
export const ordinarySentences = (random: Random, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    (sentences[index % sentences.length] as (typeof sentences)[number])(random),
  )
