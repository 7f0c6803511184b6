/** After so many days nobody can rely on what somebody said about their hours. */
export const staleAfterDays = 60

/** So many days after they last did, people are asked to confirm their hours, and asked again. */
export const confirmAfterDays = { first: 30, last: 55 } as const

/** Weeks are confirmed once a month; until then nobody is asked to. */
export const isConfirmationDue = (confirmedOn: string, now: Date): boolean =>
  now.getTime() - Date.parse(confirmedOn) >= confirmAfterDays.first * 86_400_000
