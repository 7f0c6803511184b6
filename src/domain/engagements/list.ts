/** What keeps an engagement from going on, and what the operator looks after. */
export const troubles = ['day-ten', 'unsigned', 'hours', 'invoice'] as const
export type Trouble = (typeof troubles)[number]

/** Each with the first day on which it was late; `formatted` is that day. */
export const troubleLabels: Record<Trouble, (formatted: string) => string> = {
  'day-ten': (day) => `Day-ten check due since ${day}`,
  unsigned: (day) => `Accepted on ${day}, not signed yet`,
  hours: (day) => `Hours not approved since the week ending ${day}`,
  invoice: (day) => `Invoice overdue since ${day}`,
}

export const engagementFilters = ['current', ...troubles, 'over'] as const
export type EngagementFilter = (typeof engagementFilters)[number]

export const engagementPageSize = 25
