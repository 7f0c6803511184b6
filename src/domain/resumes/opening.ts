import type { Role } from '../accounts/role.ts'

/** How long a link to a resume is valid, and how many resumes one account may open per day. Owners are not limited. */
export const resumeOpening = {
  talent: { expiresInSeconds: 300, perDay: 0 },
  buyer: { expiresInSeconds: 3600, perDay: 200 },
  admin: { expiresInSeconds: 3600, perDay: 1000 },
} as const satisfies Record<Role, { expiresInSeconds: number; perDay: number }>

export const resumeOpeningMessages = {
  failed: 'Failed to open resume',
  overLimit: 'You’ve reached today’s limit for opening resumes. Please try again tomorrow.',
} as const
