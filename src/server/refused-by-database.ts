import { Problem } from '#domain/problem.ts'

const checkViolation = '23514'

/** Where the database refuses what a rule of its own doesn't allow, the page says why: of one rule by its name, or of any. */
export const refusedByDatabase = (message: string, rule?: string) => (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === checkViolation && (rule === undefined || rule === constraint)) throw new Problem('conflict', message)
  throw error
}
