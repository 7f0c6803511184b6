import { Problem } from '#domain/problem.ts'

/** A link can be wrong or expired; a network failure says nothing about it. */
export const isRefused = (error: unknown) =>
  error instanceof Problem && ['link_expired', 'invalid_input', 'not_found'].includes(error.code)
