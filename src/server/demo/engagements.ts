import type { OnboardingName } from '#domain/engagements/onboarding.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { demoPerson, nameOf } from './people.ts'

/** Weekday (0 for Monday), hours, task and note. */
export type DemoLine = readonly [weekday: number, hours: number, task: string, note?: string]

/** A week before the present one, so many weeks ago, and where it stands. */
export type DemoWeek = { weeksAgo: number; lines: readonly DemoLine[] } & (
  | { status: 'approved' | 'submitted' | 'open' }
  | { status: 'returned'; reason: string; meant: string }
)

export type DemoEngagement = {
  project: string
  name: string
  terms: Omit<OfferTerms, 'startDate' | 'endDate' | 'conversion' | 'noticeDays' | 'trialDays'>
  /** Before the present week; negative is ahead. */
  startsWeeksAgo: number
  signedBy: 'both' | 'talent'
  /** With what is to be written down. */
  ticks: Partial<Record<OnboardingName, string>>
  accesses: readonly (readonly [system: string, role: string])[]
  weeks: readonly DemoWeek[]
}

const bank = 'Bank reconciliations'
const bills = 'Vendor bills'
const close = 'Month-end close'
const payroll = 'Payroll entries'

/** A usual week of the restaurants; the first line varies. */
const restaurants = (mondayHours: number): DemoLine[] => [
  [0, mondayHours, bank, 'Operating accounts, four locations'],
  [0, 2.25, bills, 'Approved list from Friday'],
  [1, 3.5, bank, 'Card accounts, nine locations'],
  [1, 2, payroll, 'Gusto to the ledger, by location'],
  [2, 3.75, close, 'Accruals and prepaid schedule'],
  [2, 1.75, 'Sales tax', 'Tied point-of-sale reports to the ledger'],
  [3, 3.25, bills, 'Two weeks of invoices in Dext'],
  [3, 2, 'Review with Ellen', 'Open points of the month'],
  [4, 3, close, 'Food cost by location'],
  [4, 2.25, 'Reporting', 'One page for each owner'],
]

const dental = (fridayNote: string): DemoLine[] => [
  [0, 4, 'Catch-up', 'Opening balances, clinic one'],
  [1, 4, 'Catch-up', 'Deposits against the practice software'],
  [2, 4, bank, 'Two accounts, six months'],
  [3, 4, 'Fixed assets', 'Register from invoices'],
  [4, 4, bills, fridayNote],
]

const onboarded = {
  'same-person': '',
  'device-list': 'ThinkPad T14, Windows 11, encrypted; iPhone 14 for sign-in',
  accounts: '',
  'first-client': 'Pier Nine Grill, questions to Ellen',
  'sample-of-done': 'Close folder of July, in the shared drive',
  'first-review': '',
  'day-ten': '',
}

/** One that the demo talent works on, one of someone else, and one that waits for the firm's signature and for what the start needs. */
export const demoEngagements: readonly DemoEngagement[] = [
  {
    project: 'Monthly books for nine restaurants',
    name: nameOf(demoPerson),
    terms: { rateCents: 3400, hoursPerWeek: 27, weeklyCapHours: 35 },
    startsWeeksAgo: 6,
    signedBy: 'both',
    ticks: onboarded,
    accesses: [
      ['Xero', 'Standard user'],
      ['Dext', 'Preparer'],
      ['Gusto', 'Payroll viewer'],
    ],
    weeks: [
      { weeksAgo: 6, status: 'approved', lines: restaurants(3) },
      { weeksAgo: 5, status: 'approved', lines: restaurants(3.25) },
      { weeksAgo: 4, status: 'approved', lines: restaurants(3.5) },
      { weeksAgo: 3, status: 'approved', lines: restaurants(3.25) },
      {
        weeksAgo: 2,
        status: 'returned',
        lines: [...restaurants(2.75).filter(([weekday]) => weekday < 4), [4, 6, 'Bookkeeping']],
        reason: 'Friday has 6.00 h of bookkeeping and no note. Which locations was it for?',
        meant: 'Bookkeeping',
      },
      {
        weeksAgo: 1,
        status: 'submitted',
        lines: [
          [0, 3.25, bank, 'Operating accounts, four locations'],
          [0, 2.25, bills, 'Approved list from Friday'],
          [1, 3.5, bank, 'Card accounts, nine locations'],
          [1, 1.5, payroll, 'Gusto to the ledger, by location'],
          [1, 1, 'Sales tax', 'Notice from the state, answered'],
          [2, 3.75, close, 'Accruals, prepaid schedule'],
          [2, 2, 'Reporting', 'Draft of the owners’ page'],
          [3, 3.25, bank, 'Operating and savings'],
          [3, 1.75, 'Vendor cleanup', 'Merged 14 duplicates, list attached'],
          [3, 1, 'Review with Ellen', 'Open points of the month'],
          [4, 3, close, 'Food cost by location'],
          [4, 2, bills, 'Two weeks of invoices in Dext'],
          [6, 3, bank, 'Feed was down on Friday, caught up so Monday starts clean'],
        ],
      },
      {
        weeksAgo: 0,
        status: 'open',
        lines: [
          [0, 3.25, bank, 'Operating accounts, four locations'],
          [0, 2, bills],
        ],
      },
    ],
  },
  {
    project: 'Catch-up bookkeeping for a dental group',
    name: 'Wanjiru Kamandeh',
    terms: { rateCents: 3200, hoursPerWeek: 20, weeklyCapHours: 25 },
    startsWeeksAgo: 4,
    signedBy: 'both',
    ticks: onboarded,
    accesses: [['QuickBooks Online', 'Standard user, no payroll']],
    weeks: [
      { weeksAgo: 4, status: 'approved', lines: dental('Backlog of May and June') },
      { weeksAgo: 3, status: 'approved', lines: dental('Backlog of July') },
      { weeksAgo: 2, status: 'approved', lines: dental('Backlog of August') },
      { weeksAgo: 1, status: 'submitted', lines: dental('Backlog of September') },
    ],
  },
  {
    project: 'Tax season preparers, 1040 and 1120-S',
    name: 'Lucía Ferránz',
    terms: { rateCents: 3950, hoursPerWeek: 30, weeklyCapHours: 40 },
    startsWeeksAgo: -8,
    signedBy: 'talent',
    ticks: { 'device-list': 'MacBook Air, FileVault on', 'same-person': '' },
    accesses: [],
    weeks: [],
  },
]

/** How many of the first invoices the firm has paid, and what the bank took off the first payment to the talent. */
export const paidInvoices = 3
export const bankFeeCents = 650
