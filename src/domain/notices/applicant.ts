/** What an email says of someone who applied. */
export type Applicant = { name: string | null; hourlyRate: number | null; startDate: string | null }
