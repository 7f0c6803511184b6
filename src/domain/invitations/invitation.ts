import * as z from 'zod/mini'
import { newApplication } from '../applications/application.ts'
import { isBusinessDay } from '../scheduling/federal-holidays.ts'

export const invitationLimits = { people: 10, note: 2_000, businessDays: 5 } as const

const noteMessage = 'Please use at most 2,000 characters.'
const note = z._default(z.string().check(z.trim(), z.maxLength(invitationLimits.note, noteMessage)), '')

/** Whom a firm invites, and what it tells all of them. */
export const newInvitations = z.strictObject({
  candidateIds: z
    .array(z.uuid())
    .check(
      z.minLength(1, 'Please choose someone to invite.'),
      z.maxLength(invitationLimits.people, `Please invite at most ${invitationLimits.people} people at once.`),
    ),
  note,
})

/** An application without the project, which the invitation names. */
const { projectId: _, ...answer } = newApplication.shape
export const acceptance = z.strictObject(answer)

export const declineReasons = ['hours', 'start', 'rate', 'work', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** As the person says it, and the firm reads it. */
export const declineReasonLabels: Record<DeclineReason, string> = {
  hours: 'I don’t have enough hours',
  start: 'The start date doesn’t work for me',
  rate: 'The rate is too low',
  work: 'It’s not the kind of work I do',
  other: 'Another reason',
}

export const declining = z.strictObject({ reason: z.enum(declineReasons, 'Please choose a reason.'), note })

export const invitationMessages = {
  notFound: 'Invitation Not Found',
  closed: 'This project is not open, so nobody can be invited to it.',
  unavailable: 'This person can’t be invited.',
} as const

/** The end of five business days: the day of the invitation doesn't count. */
export function expiryOf(now: Temporal.Instant): Temporal.Instant {
  let at = now.toZonedDateTimeISO('UTC')
  for (let left = invitationLimits.businessDays; left > 0; ) {
    at = at.add({ days: 1 })
    if (isBusinessDay(at.toPlainDate())) left--
  }
  return at.toInstant()
}

/** What an application begins with: the person may send it as it is. */
export const firstLetter = (firmName: string | null): string =>
  `Thank you for the invitation${firmName ? `, ${firmName}` : ''}. I would like to join this project.`
