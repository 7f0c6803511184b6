/** The most that each condition of the talent list can ask for. */
export const conditionLimits = { overlap: 12, hours: 80, weeks: 52, rate: 1000 } as const
/** How long a period is where nobody says. */
export const usualWeeks = 12

/** Filters of the list that can be dropped one by one. */
export const droppable = ['search', 'filter', 'list', 'skills', 'software', 'overlap', 'hours', 'rate'] as const
export type Droppable = (typeof droppable)[number]

/** What the list asks of people beside terms; what is left out isn't asked. */
export type TalentConditions = {
  /** Hours a day of overlap with the firm's core hours. */
  overlap?: number | undefined
  /** Free hours a week, in `weeks` weeks from `from` on. */
  hours?: number | undefined
  from?: string | undefined
  weeks?: number | undefined
  /** Dollars an hour at most. */
  rate?: number | undefined
}

export const hasConditions = ({ overlap, hours, rate }: TalentConditions): boolean =>
  overlap !== undefined || hours !== undefined || rate !== undefined
