import type { ProfileData } from './profile.ts'

/** What a card shows of a profile: the accounting work first, then the software, then the specializations. */
export const skillsOf = ({ skills }: ProfileData): string[] => [
  ...new Set([...skills.technical, ...skills.tools, ...skills.frameworks]),
]

/** Whole years at work until `today` (`2026-11`): months that two jobs share count once, gaps count not at all. */
export function experienceYears({ work_experience }: ProfileData, today: string): number | null {
  const months = new Set<number>()
  for (const { start_date, end_date } of work_experience) {
    const first = monthOf(start_date, 1)
    const last = end_date === null || /^present$/i.test(end_date) ? monthOf(today, 12) : monthOf(end_date, 12)
    if (first === undefined || last === undefined) continue
    for (let month = first; month <= last; month++) months.add(month)
  }
  return months.size === 0 ? null : Math.round(months.size / 12)
}

function monthOf(date: string | null, monthOfBareYear: number): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + (month ? Number(month) : monthOfBareYear) : undefined
}
