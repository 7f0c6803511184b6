import { talentMessages } from '#domain/talent/talent.ts'
import type { Failure } from '../ui/failed.tsx'

export const talentFailed: Failure = { title: talentMessages.loadFailed, message: 'Please try again shortly.' }
