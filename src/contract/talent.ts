import * as z from 'zod/mini'
import { freeHours } from '#domain/availability/free-hours.ts'
import { workingHours } from '#domain/availability/working-hours.ts'
import { hiddenList } from '#domain/bookmarks/list.ts'
import { firmRoles } from '#domain/firms/role.ts'
import { givenDay } from '#domain/given-day.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { conditionLimits, droppable } from '#domain/talent/conditions.ts'
import {
  type TalentFilter,
  type TalentStatus,
  talentActions,
  talentFilterLimit,
  talentFilters,
  talentPageSize,
} from '#domain/talent/talent.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'
import { wordList } from './query-values.ts'

const filters = Object.keys(talentFilters) as [TalentFilter, ...TalentFilter[]]
const statuses = filters.filter((filter) => filter !== 'all') as [TalentStatus, ...TalentStatus[]]

/** What anyone who may see a candidate sees first. No contact details. */
const card = {
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  status: z.enum(statuses),
  headline: z.nullable(z.string()),
  location: z.nullable(z.string()),
  experienceYears: z.nullable(z.int()),
  credentials: z.array(z.string()),
  skills: z.array(z.string()),
  software: z.array(z.string()),
  workingHours: z.nullable(workingHours),
  /** Null where nobody knows. */
  freeHours: z.nullable(freeHours),
  actions: z.array(z.enum(talentActions)),
}
export const talentCard = z.strictObject(card)
export type TalentCard = z.output<typeof talentCard>

/** Dollars, or a range of them. */
const hourly = z.strictObject({ from: z.number(), to: z.nullable(z.number()) })

export const price = {
  /** What the person asks for an hour. */
  rate: z.nullable(hourly),
  /** What the firm pays for it, the operator's fee included. Null where there is no fee. */
  allIn: z.nullable(hourly),
}

const listedTalent = z.strictObject({
  ...card,
  ...price,
  /** The systems that the list asks for and they have. */
  softwareMet: z.array(z.string()),
})
export type ListedTalent = z.output<typeof listedTalent>

const count = (limit: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limit)))

/** What narrows the list; all of it combines. */
const narrowing = {
  filter: z._default(z.enum(filters), 'all'),
  /** A part of a name or of an email address, or a term such as a program, a credential or a state. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Terms of any kind; each finds who does it. */
  skills: wordList(talentFilterLimit),
  software: wordList(talentFilterLimit),
  /** One of the firm’s lists, or those whom it has hidden; nobody for admins, who have no firm. */
  list: z.optional(z.union([z.uuid(), z.literal(hiddenList)])),
  /** Hours a day in common with the firm’s core hours; nobody for those who have none. */
  overlap: count(conditionLimits.overlap),
  /** Free hours a week in the weeks from a day on. */
  hours: count(conditionLimits.hours),
  from: z.optional(givenDay()),
  weeks: count(conditionLimits.weeks),
  /** Dollars an hour at most. */
  rate: count(conditionLimits.rate),
}

export const listTalent = endpoint({
  method: 'GET',
  path: '/api/talent',
  access: ['buyer', 'admin'],
  firmRoles,
  summary: `Candidates, newest first, ${talentPageSize} to a page: accepted ones for buyers, all for admins`,
  input: z.strictObject({ page: pageNumber, ...narrowing }),
  output: z.strictObject({ talent: z.array(listedTalent), ...listLength }),
})

const dropped = {
  kind: z.enum(droppable),
  /** The word, of filters that take several. */
  word: z.nullable(z.string()),
}
const counted = { total: z.int(), isTotalExact: z.boolean() }

export const loosenTalent = endpoint({
  method: 'GET',
  path: '/api/looser-talent',
  access: ['buyer', 'admin'],
  firmRoles,
  summary:
    'How many candidates each filter of a list keeps out by itself, most first; where none does, which ones together',
  input: z.strictObject(narrowing),
  output: z.strictObject({
    filters: z.array(z.strictObject({ ...dropped, ...counted })),
    /** Where dropping one shows nobody: several of which none can stay. Null where every filter alone shows nobody. */
    together: z.nullable(z.strictObject({ filters: z.array(z.strictObject(dropped)), ...counted })),
  }),
})
export type LooserFilter = z.output<typeof loosenTalent.output>['filters'][number]
export type LooserTalent = z.output<typeof loosenTalent.output>

export const readTalent = endpoint({
  method: 'GET',
  path: '/api/talent/:id',
  access: ['buyer', 'admin'],
  firmRoles,
  summary: 'One of them with the full profile and what they ask, without contact details',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ ...card, ...price, profile: publicProfile }),
})
