import { ledgerCareers } from './careers-ledger.ts'
import { specialistCareers } from './careers-specialist.ts'

export type Career = {
  /** From the first position to the one that comes with the years. */
  titles: readonly [string, string, string, string]
  /** What the work is about, as a summary puts it. */
  focus: string
  technical: readonly string[]
  tools: readonly string[]
  frameworks: readonly string[]
  /** What a resume says was done; numbers in brackets are drawn for each person. */
  achievements: readonly string[]
}

/** The kinds of work that demo candidates do. */
export const careers = { ...ledgerCareers, ...specialistCareers } as const satisfies Record<string, Career>

export type Track = keyof typeof careers

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
