import { Problem } from '../problem.ts'

/** Of one project: how many it needs, how many accepted an offer, and how many offers wait for an answer. */
export type Hires = { needed: number | null; hired: number; open: number }

/** Whether one more offer, if all are accepted, would be more than the project needs. */
export const exceedsNeed = ({ needed, hired, open }: Hires): boolean => needed !== null && hired + open >= needed

export const isFilled = ({ needed, hired }: Pick<Hires, 'needed' | 'hired'>): boolean =>
  needed !== null && needed > 0 && hired >= needed

/** Asked before it is done, and done only when the answer is yes. */
export const extraHireMessage = ({ needed, hired, open }: Hires): string =>
  `This project needs ${needed === 1 ? 'one person' : `${needed} people`}: ${hired} hired, ${open} with an open offer. Send one more?`

/** A conflict about a field isn't one of two people. */
export function requireConfirmedExtra(hires: Hires, isConfirmed: boolean): void {
  if (exceedsNeed(hires) && !isConfirmed) throw new Problem('conflict', extraHireMessage(hires), { field: 'isExtra' })
}
