import { counted } from '#domain/counted.ts'

/** Years of experience. */
export const formatYears = (years: number): string => (years === 0 ? 'Under a year' : counted(years, 'year'))
