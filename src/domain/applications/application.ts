import * as z from 'zod'
import { Problem } from '../problem.ts'
import type { ApplicationStatus } from './status.ts'

export const coverLetterLimit = 10_000
export const hourlyRateLimit = 100_000

/** A worker's wish to join a project: the same rules for the form and for the endpoint. */
export const newApplication = z.strictObject({
  projectId: z.uuid(),
  coverLetter: z
    .string()
    .trim()
    .min(1, 'Please write a cover letter.')
    .max(coverLetterLimit, 'Please use at most 10,000 characters.'),
  hourlyRate: z.number().min(0).max(hourlyRateLimit).multipleOf(0.01).nullable().default(null),
  availableStartDate: z.iso.date('Please enter a date.').nullable().default(null),
})

export type NewApplication = z.output<typeof newApplication>

export const applicationMessages = {
  closed: 'This project is no longer accepting new applications',
  notSelected: 'Your profile was not selected, so you cannot apply to projects.',
} as const

export const movedMeanwhile = (status: ApplicationStatus) =>
  new Problem('conflict', `This application was decided already. The status is now ${status}.`)
