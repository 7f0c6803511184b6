/** Ordinary sentences about books, written like the ways beside them. */
export const secondSentences: readonly string[] = `The bank reconciliation for October is off by $1,204.55.
We close the books on the fifth business day of each month.
Invoice 104233 was paid on 11/12/2026 by check 5541.
Please file Form 1120-S before March 15, 2027.
The 1099-NEC forms are due January 31.
Box 14 of the W-2 shows $3,250.00.
Account 1200-10 is accounts receivable, 2100-05 is accrued payroll.
Our fiscal year ends June 30, so Q1 is July through September.
The trial balance totals $1,482,309.17 on both sides.
Can you review journal entry JE-2026-0417?
Purchase order 4500012345 is still open.
The GL has 412 accounts, and about 90 of them are unused.
Depreciation is straight line over 39 years, so $12,820.51 a year.
The lease liability is $240,000 at 5.25 percent over 60 months.
I worked with NetSuite for four years and QuickBooks Online for six.
We use Bill.com for payables and Expensify for receipts.
Have you used SAP S/4HANA or Dynamics 365?
ASC 606 has five steps; ASC 842 concerns leases.
I hold a CPA license in the Philippines since 2017.
Section 179 allows up to $1,250,000 for 2026.
Is the meeting at 9:30 AM Eastern or 10:30?
I'm available Monday through Friday, 9 to 5 Eastern.
My rate is $38 an hour, or $1,520 a week at 40 hours.
The variance between 2025 and 2026 is 14.7 percent.
Gross margin went from 41.2% to 38.9%.
Three of the five entities file in Ohio, two in Texas.
Payroll runs on the 15th and the 30th.
We have 27 vendors on net 30 and 4 on net 60.
Line 21 on page 2 doesn't tie to the workpapers.
Check 10442 cleared for $980.00 instead of $890.00, so a transposition.
The audit covers January 1, 2026 through December 31, 2026.
Sales tax in Chicago is 10.25 percent.
I reconciled 1,240 transactions in two days.
Lot 7, 8 and 9 were sold at a loss of $14,300.
Our VAT return for 2026-09 was accepted.
The inventory count showed 3,482 units, the system 3,510.
Please send the 2025 10-K and the Q2 10-Q.
Form 941 for Q3 shows 12 employees.
The 401(k) match is 4 percent up to $345,000.
Net 10, 2/10 net 30 is what the contract says.
We booked the accrual as 6450 debit, 2150 credit.
Can you start on December 1 at 20 hours a week?
The prior accountant left at the end of March.
We moved from Xero to QuickBooks last year.
Two firms merged, so intercompany eliminations take a day.
The cash flow statement uses the indirect method.
I prefer working at home, at my own desk.
At year end we look at cut-off, accruals and prepaid items.
Let's talk about the scope at our interview.
The dot on the chart is the break-even point.
It's at gross, not at net.
Revenue at Acme dot-matrix division fell.
One of the two seven-figure customers pays late.
Five to nine invoices a day, six days a week.
Fourteen of the thirty-eight items were posted twice.
The controller asked for one, two or three examples.
I have a template for bank recs, one for fixed assets and one for prepaid.
Signal the team when the close is done.
I line up the statements by month.
Skype is no longer used here.
We can meet on Zoom through Glide.
Would you like to discuss it over a call here?
LinkedIn Learning had the course on ASC 842.
Our team uses Slack and Teams internally.
I learned Excel, Power Query and Power BI.
Facebook ads are booked to 6120 Marketing.
The PayPal clearing account is 1055.
Stripe fees go to 6310, Square fees to 6311.
The Venmo receipts need a 1099-K.
Google Workspace costs $864 a year.
Amazon.com settlements are split into sales, fees and refunds.
Shopify payouts arrive two days later.
QuickBooks.com was down this morning.
The client is a 501(c)(3) with a 990 filing.
Schedule C line 9 has the car expenses.
Publication 463 explains per diem.
GAAP and IFRS differ on development costs.
WIP for job 20-114 is $88,410.
Retainage on project 3341 is 10 percent.
The 13-week cash forecast is attached to the statement.
Aging: 0-30 $44,120; 31-60 $12,900; 61-90 $3,010; 90+ $1,405.
Batch 2026-11-16-004 has 18 lines.
Asset tag 004512 was disposed of on 10/31/2026.
Bank account ending in 4471 isn't reconciled.
The loan number ends in 0098.
EIN is on file, please don't send it here.
Don't send me the SSN, the portal has it.
We had 1 million in sales and 120 thousand in returns.
Rounding is to the nearest 0.01.
5 + 7 = 12, and the total is 12.
Ratio is 2:1 for current, 1:1 for quick.
The time sheet shows 7.5, 8.0, 8.0, 7.5 and 6.0 hours.
Mon 8, Tue 8, Wed 7.5, Thu 8, Fri 4: that's 35.5.
Version 2024.3 of the template has the new columns.
The file is TB_2026_10_v3.xlsx.
See tab 4 of the workbook, cell C14.
=SUM(C4:C28) should equal D30.
The formula in B12 divides by zero.
Can you export 2026-01.csv to 2026-10.csv?
The upload limit is 10 MB.`.split('\n')
