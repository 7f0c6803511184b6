import type { ReceivedApplication } from '#contract/applications.ts'

type Applicant = ReceivedApplication['applicant']

export const nameOf = (applicant: Applicant): string => (applicant ? applicant.name || 'Applicant' : 'Former applicant')

export const yearsOf = (years: number): string => (years === 1 ? '1\u00a0year' : `${years}\u00a0years`)

/** Senior Accountant, 9 years, Philippines */
export function headlineOf(applicant: Applicant): string {
  if (!applicant) return 'This account was deleted or suspended.'
  const { jobTitle, experienceYears, place } = applicant
  return [jobTitle, experienceYears && yearsOf(experienceYears), place].filter(Boolean).join(', ')
}
