import { Problem } from '../problem.ts'

export const confirmationMessages = {
  missing: 'This candidate has not confirmed their email address yet.',
  needed: 'A candidate must confirm their email address before acceptance.',
} as const

export const confirmationNeeded = () => new Problem('conflict', confirmationMessages.needed, { field: 'email' })
