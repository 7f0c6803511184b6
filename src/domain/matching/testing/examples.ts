import type { Kind } from '../../trade/mentions.ts'
import type { Evidence } from '../evidence.ts'
import type { TalentFacts } from '../facts.ts'
import { monthOfDate } from '../jobs.ts'
import type { Need, NeedItem } from '../need.ts'

/** Somebody about whom nothing is known except what is said here. */
export const someone = (known: Partial<TalentFacts> = {}): TalentFacts => ({
  id: 'someone',
  terms: {},
  states: [],
  level: null,
  workingHours: null,
  hoursPerWeek: null,
  earliestStart: null,
  rate: null,
  vettingAverage: null,
  replyMinutes: null,
  ...known,
})

/** A need that asks for nothing except what is said here. */
export const asking = (asked: Partial<Need> = {}): Need => ({
  must: [],
  nice: [],
  overlap: null,
  hoursPerWeek: null,
  start: null,
  from: '2027-01-04',
  weeks: 12,
  maxRate: null,
  level: null,
  ...asked,
})

/** Two years of work for US clients, to this day, unless said otherwise. */
export const evidence = (rest: Partial<Evidence> = {}): Evidence => ({
  stance: 'works',
  source: 'work',
  market: 'us',
  until: monthOfDate('2026-12-01'),
  months: 24,
  quote: '',
  via: null,
  ...rest,
})

/** One line of a need; of several values, one is enough. */
export const wants = (kind: Kind, ...values: string[]): NeedItem => ({
  anyOf: values.map((value) => ({ kind, value })),
})

/** The same hours from Monday to Friday. */
export const weekdays = (zone: string, from: string, to: string) => ({
  zone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to })),
})
