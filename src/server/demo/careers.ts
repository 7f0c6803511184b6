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
