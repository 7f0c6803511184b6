import { nameOf, type Person } from './people.ts'

/** What a resume says about the latest job, and which days someone works. */
type Showcase = { tools: readonly string[]; lines: readonly string[]; weekdays: readonly number[]; start: number }

/** The people in the landing page's picture of a shortlist: what it says about them is true of them here. */
const showcases: Record<string, Showcase> = {
  'Maria Salvalonga': {
    tools: ['QuickBooks Online', 'Bill.com', 'FloQast'],
    lines: [
      'Month-end close of three related US entities in QuickBooks Online, intercompany and bank reconciliations included.',
      'Keeps the close checklist in FloQast and pays vendors through Bill.com.',
    ],
    weekdays: [1, 2, 3, 4, 5],
    start: 21,
  },
  'Tomás Rivadero': {
    tools: ['NetSuite', 'FloQast', 'Sage Intacct'],
    lines: [
      'Month-end close and consolidation of nine US entities in NetSuite, with the task list in FloQast.',
      'Bank and intercompany reconciliations for two of them every week.',
    ],
    weekdays: [1, 2, 4, 5],
    start: 8,
  },
  'Anjali Prabhakari': {
    tools: ['Xero', 'Avalara', 'Bill.com'],
    lines: [
      'Multi-state sales tax for US sellers, and the month-end close of four of them in Xero.',
      'Bank reconciliations and vendor bills in Xero and Bill.com.',
    ],
    weekdays: [1, 2, 3, 4, 5],
    start: 16,
  },
}

export const showcaseOf = (person: Person): Showcase | undefined => showcases[nameOf(person)]
