import { isPresent, monthsOf } from './month.ts'
import type { ProfileData } from './profile.ts'

type Experience = Pick<ProfileData, 'work_experience'>
type Dates = { work_experience: readonly Pick<ProfileData['work_experience'][number], 'start_date' | 'end_date'>[] }

/** The current or last position, with its firm: Senior Accountant at Hollis & Quay. */
export function headlineOf({ work_experience }: Experience): string | null {
  const { position, company } =
    work_experience.find(({ position, company }) => position || company) ??
    ({} as { position?: string; company?: string })
  return [position, company].filter(Boolean).join(' at ') || null
}

/** Whole years of work until `today` (`2026-11`): overlapping months count once, gaps don't count. */
export function experienceYears({ work_experience }: Dates, today: string): number | null {
  const months = new Set<number>()
  const now = monthsOf(today)?.last
  for (const { start_date, end_date } of work_experience) {
    const first = monthsOf(start_date)?.first
    const last = end_date === null || isPresent(end_date) ? now : monthsOf(end_date)?.last
    // A typo such as 0201 must not count for centuries.
    if (first === undefined || last === undefined || last - first > 80 * 12) continue
    for (let month = first; month <= last; month++) months.add(month)
  }
  return months.size === 0 ? null : Math.min(80, Math.round(months.size / 12))
}
