import type { Telling } from './make-person.ts'
import type { Place, Project } from './person.ts'
import type { Random } from './random.ts'
import type { Kind } from './trade.ts'

export type Ways = Record<string, string[]>
/** Ways of saying something, one key a line, separated by bars. */
export const ways = (lines: Record<string, string>): Ways =>
  Object.fromEntries(Object.entries(lines).map(([key, all]) => [key, options(all)]))
export const options = (all: string) => all.split(' | ')

export const titleGroups = ['tax', 'accounting', 'desk', 'finance', 'audit'] as const
export type TitleGroup = (typeof titleGroups)[number]

/** How the people of a group write. `{x}` and the like are filled in. */
export type Voice = {
  layout: 'bullets' | 'prose' | 'mixed'
  endsWithPeriod: boolean
  joiners: string[]
  telling: Telling
  /** How often somebody leaves something out. */
  omits: number
  places: Place[]
  first: Ways
  last: Ways
  companies: string[]
  localCompanies: Ways
  schools: Ways
  degrees: string[]
  /** By level, from Staff to CFO. */
  titles: Record<TitleGroup, string[][]>
  localTitles: string[]
  localDuties: Ways
  usClients: string[]
  /** As a thing: "B/S recs", "dental groups", "the Texas Comptroller". */
  name: Record<Exclude<Kind, 'credential' | 'language'>, Ways>
  /** As work done: "closed the books by WD4". */
  duty: { service: Ways; industry: Ways; standard: Ways }
  dutyIn: string[]
  dutyFor: string[]
  listing: Record<'software' | 'form' | 'state' | 'industry' | 'standard', string[]>
  guided: string[]
  notes: Record<'course' | 'beside' | 'demo' | 'namesake' | 'company' | 'number', string[]>
  /** `CPA active` and the like: "name @ issuer" and as words. */
  certificates: Ways
  credentialText: Ways
  localCredentials: Ways
  proficiency: Record<'native' | 'professional' | 'conversational' | 'basic', string[]>
  languageText: Record<'professional' | 'conversational' | 'basic', string[]>
  summary: string[]
  focus: string[]
  toolsText: string[]
  claimText: string[]
  tell: Record<'rate' | 'hours' | 'start' | 'schedule', string[]>
  date: (day: Temporal.PlainDate, random: Random) => string
  clock: (time: string) => string
  filler: string[]
  softSkills: string[]
}

export type Group = { voice: Voice; projects: Project[] }
