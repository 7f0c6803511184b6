import type { Track } from './careers.ts'
import type { Random } from './random.ts'

const openings: Record<Track, readonly string[]> = {
  close: [
    'I have closed groups of this size every month since [since], intercompany included.',
    'Month-end is the part of the work I like best: my last client went from day 12 to day 6.',
    'I can take the next close from day one and leave a checklist your staff can run.',
  ],
  consolidation: [
    'My last engagement moved a close from day 12 to day 6, with eliminations posted by rule instead of by hand.',
    'I consolidate fourteen entities in four currencies today, so your structure is familiar ground.',
    'Intercompany that does not tie is usually a cut-off question, and that is where I would start.',
  ],
  bookkeeping: [
    'I keep the books of twelve small US companies current, most of them in [tool].',
    'Clean bank feeds, a document for each charge and a one-page note each month: that is how I work.',
    'I have run books for restaurants, clinics and contractors since [since] and know where they go wrong.',
  ],
  cleanup: [
    'I have brought nine neglected files current in the last two years, the longest of them 34 months behind.',
    'Cleanup is most of what I do. I start from the bank statements and the last filed return.',
    'My catch-up projects end with a reconciled trial balance and a short list of habits for the owner.',
  ],
  payables: [
    'I run payables for three companies in [tool], about 900 bills a month.',
    'Last January I collected 310 W-9s and filed every 1099-NEC before the deadline.',
    'Vendors get an answer from me within a day, and the payment run is ready for approval each Wednesday.',
  ],
  tax: [
    'I prepared 240 individual and 60 business returns last season, with numbered workpapers for each.',
    'Three seasons with a firm in Ohio taught me to send a return to review only when every figure has a document.',
    'I work in [tool] every season and know multi-state returns and basis schedules well.',
  ],
  salesTax: [
    'I file about ninety sales tax returns a month in 27 states, and none has been late since [since].',
    'I reconcile collected tax to the ledger before I file, so notices are rare and short.',
    'Nexus reviews for online sellers are my main work; I can send a sample memo.',
  ],
  audit: [
    'I spent four years on the auditor’s side, so I know what a good PBC item looks like.',
    'For my last client we delivered 140 PBC items on time and had no late adjustment.',
    'I keep the request list with an owner and a date for each item, and I read the sample sizes before I ask anyone.',
  ],
  planning: [
    'I build driver-based forecasts that the owners can read; the last one was off by three percent on average.',
    'My board packages are eight pages long and answer the questions that forty pages used to raise.',
    'Cash first: I would have a 13-week forecast in your hands within ten days.',
  ],
  payroll: [
    'I run payroll for 380 people in nine states and reconcile every 941 to the ledger.',
    'I have set up state accounts in fourteen states, so new locations do not worry me.',
    'Payroll is booked by department the day after each run; you would see cost by location without asking.',
  ],
  controller: [
    'I have led accounting for companies from $12M to $60M in revenue, the last one through its first audit.',
    'For growing groups the close, the covenants and the people are one job. I have done it three times.',
    'I would begin with the close calendar and the cash report, and have both running within a month.',
  ],
}

const middles = [
  'I work Eastern mornings and overlap with your whole day when something is due.',
  'Two partners I have worked with are glad to be called as references.',
  'I write down how things are done as I go, so that nothing depends on me.',
  'I have used [tool] daily for years and need no introduction to it.',
  'Your scope is close to what I do today for a firm of about thirty people.',
  'I ask early when a document is missing, and I keep one list of open items that you can see.',
  'I have [years] years of this work behind me, most of them with US clients.',
]

const closings = [
  'I could start with a small piece of the work, so that you see how I leave a file.',
  'I am free for a call any weekday before noon Eastern.',
  'I can start on the date you have in mind.',
  'Happy to walk you through an anonymized workpaper.',
  'Thank you for reading; I would like to hear about the first deadline.',
]

/** What an applicant writes to a project's owner: what they do, how they work, what happens next. */
export function coverLetter(
  track: Track,
  values: { tool: string; since: string; years: string },
  random: Random,
): string {
  const parts = [random.pick(openings[track]), ...random.some(middles, random.whole(1, 2)), random.pick(closings)]
  return parts.map((part) => random.fill(part, values)).join(' ')
}
