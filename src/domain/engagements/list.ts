/** What keeps an engagement from going on, and what the operator looks after. */
export const troubles = ['day-ten', 'unsigned', 'hours', 'invoice'] as const
export type Trouble = (typeof troubles)[number]

/** How many days after the acceptance a signature is missed, and after the end of a week the approval of its hours. */
export const troubleAfterDays = { unsigned: 7, hours: 7 } as const

/** Each with the first day on which it was late; `formatted` is that day. */
export const troubleLabels: Record<Trouble, (formatted: string) => string> = {
  'day-ten': (day) => `Day-ten check due since ${day}`,
  unsigned: (day) => `Accepted on ${day}, not signed yet`,
  hours: (day) => `Hours not approved since the week until ${day}`,
  invoice: (day) => `Invoice overdue since ${day}`,
}

export const engagementFilters = ['current', ...troubles, 'over'] as const
export type EngagementFilter = (typeof engagementFilters)[number]

export const isTrouble = (filter: EngagementFilter): filter is Trouble => filter !== 'current' && filter !== 'over'

export const engagementPageSize = 25
