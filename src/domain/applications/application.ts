import * as z from 'zod/mini'
import { isBlank } from '../blank.ts'
import { givenDay } from '../given-day.ts'
import { orNull } from '../or-null.ts'

export const coverLetterLimit = 10_000
export const hourlyRateLimit = 100_000

const rateMessage = 'Please enter dollars per hour, from 0 to 100,000, with up to two decimals.'

/** An application to a project: the same rules for the form and the endpoint. */
export const newApplication = z.strictObject({
  projectId: z.uuid(),
  coverLetter: z.string().check(
    z.trim(),
    z.refine((letter) => !isBlank(letter), 'Please write a cover letter.'),
    z.maxLength(coverLetterLimit, 'Please use at most 10,000 characters.'),
  ),
  hourlyRate: orNull(
    z
      .number(rateMessage)
      .check(z.minimum(0, rateMessage), z.maximum(hourlyRateLimit, rateMessage), z.multipleOf(0.01, rateMessage)),
  ),
  availableStartDate: orNull(givenDay()),
})

export type NewApplication = z.output<typeof newApplication>

export const applicationMessages = {
  decided: 'This application has already been decided on, so it can’t be withdrawn.',
  closed: 'This project is no longer accepting new applications',
  final: 'This decision can no longer be undone.',
  notSelected: 'Your profile was not selected, so you can’t apply to projects.',
} as const
