/** What resumes have in common, whatever the work. */
export const duties = [
  'Full-cycle accounting for a portfolio of US clients, reporting to the engagement partner.',
  'Part of a six-person team serving CPA firms in the Midwest, on US Eastern hours.',
  'Finance operations for a group of US e-commerce and services companies.',
  'Supported two accounting firms in Ohio and Texas through busy season and monthly closes.',
  'Shared service center for North American subsidiaries of a manufacturing group.',
] as const

export const softSkills = [
  'Written client communication',
  'Attention to detail',
  'Process documentation',
  'Training juniors',
  'Working across time zones',
  'Deadline planning',
  'Problem solving',
] as const

export const awards = [
  { title: 'Client Service Award', description: 'Highest client rating in the team for the year.' },
  { title: 'Close Champion', description: 'Shortest close of the portfolio without a reopened period.' },
  { title: 'Employee of the Quarter', description: 'Named by the engagement partners.' },
] as const

export const everyday = [
  'Answered client questions the same day and kept one list of open items for each file.',
  'Prepared workpapers in the order of the trial balance, each with source, purpose and conclusion.',
  'Covered for [2-4] colleagues in busy season without a missed date.',
  'Wrote [6-18] short guides to recurring tasks, still in use by the team.',
  'Held a weekly call with the US partner to agree on priorities.',
  'Cleared review notes within a day, [30-80] of them in a busy week.',
  'Brought a shared folder of [300-900] files under one naming rule.',
  'Checked the entries of a new colleague during their first [2-4] months.',
] as const

export const undertakings = [
  {
    name: 'Chart of accounts redesign',
    description:
      'One chart for a group that had four. Mapped three years of history and trained the people who post to it.',
  },
  {
    name: 'Paperless month end',
    description:
      'Receipts, approvals and reconciliations in one place, so that the reviewer opens no attachment twice.',
  },
  {
    name: 'Close calendar',
    description: 'A calendar with owners and dates for every task of the close, read by the partners each Monday.',
  },
  {
    name: 'Vendor master cleanup',
    description: 'Merged duplicate vendors, collected missing tax forms and closed accounts without movement.',
  },
] as const

export const volunteering = [
  {
    organization: 'Harbor Community Library',
    role: 'Volunteer treasurer',
    description: 'Keeps the books of a small library and reports to its board twice a year.',
  },
  {
    organization: 'First Ledger Workshops',
    role: 'Volunteer teacher',
    description: 'Teaches bookkeeping to owners of small shops on Saturday mornings.',
  },
] as const
