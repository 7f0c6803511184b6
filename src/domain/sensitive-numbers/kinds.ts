import * as z from 'zod/mini'

/** Numbers that don't belong in a resume, profile or project: their writer is warned, and only the kind is stored. */
export const sensitiveKinds = ['ssn', 'itin', 'ein', 'card'] as const
export type SensitiveKind = (typeof sensitiveKinds)[number]
export const sensitiveNumbers = z.array(z.enum(sensitiveKinds))
