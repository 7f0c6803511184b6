export const callFilters = ['upcoming', 'past', 'cancelled'] as const
export type CallFilter = (typeof callFilters)[number]

/** Booked by a candidate with Glide, arranged by a firm, or set by an admin for a candidate. */
export const callKinds = ['intro', 'interview', 'set'] as const
export type CallKind = (typeof callKinds)[number]

export const callKindLabels: Record<CallKind, string> = {
  intro: 'Intro call',
  interview: 'Firm interview',
  set: 'Set by an admin',
}

export const callPageSize = 25
