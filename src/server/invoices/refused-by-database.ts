import { Problem } from '#domain/problem.ts'

const checkViolation = '23514'

/** Where the database refuses what a rule of its own doesn't allow, the page says why. */
export const refusedByDatabase = (message: string) => (error: unknown) => {
  if ((error as { code?: string }).code === checkViolation) throw new Problem('conflict', message)
  throw error
}
