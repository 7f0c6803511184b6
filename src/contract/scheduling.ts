import * as z from 'zod/mini'
import { movesBy } from '#domain/life-cycle.ts'
import { reason } from '#domain/reason.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { introCallLifeCycle, introCallStatuses } from '#domain/scheduling/status.ts'
import { timeZone } from '#domain/scheduling/zone.ts'
import { endpoint, nothing, steps } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })
const token = z.string().check(z.maxLength(200))

/** A booked call, for whoever holds its link. Each answer renews the link. */
export const introCall = z.strictObject({
  token,
  status: z.enum(introCallStatuses),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  name: z.string(),
  location: z.string(),
  actions: z.array(z.enum(movesBy(introCallLifeCycle, 'guest'))),
})
export type IntroCall = z.output<typeof introCall>

/** Who books, and where: here, with the embedded service, or nowhere. */
export const schedule = z.strictObject({
  person: z.strictObject({
    name: z.string(),
    email: z.string(),
    whatsapp: z.nullable(z.string()),
    /** Opens for five minutes. */
    resumeUrl: z.nullable(z.string()),
    /** Has the email address not been confirmed yet? Then no call can be booked. */
    isUnconfirmed: z.boolean(),
  }),
  /** The candidate's id. */
  referenceId: z.uuid(),
  scheduling: z.union([
    z.strictObject({ kind: z.literal('own') }),
    z.strictObject({ kind: z.literal('embed'), url: z.string() }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
  call: z.nullable(introCall),
})
export type Schedule = z.output<typeof schedule>

export const readSchedule = endpoint({
  method: 'GET',
  path: '/api/schedule',
  access: 'anyone',
  summary: 'Who may book a call here: a candidate; null for anyone else',
  input: nothing,
  output: z.strictObject({ schedule: z.nullable(schedule) }),
})

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/intro-calls/slots',
  access: 'anyone',
  summary: 'Times when a call can start, in UTC',
  input: nothing,
  output: z.strictObject({ slots: z.array(moment), horizonDays: z.int() }),
})

export const bookIntroCall = endpoint({
  method: 'POST',
  path: '/api/intro-calls',
  access: 'anyone',
  summary: 'Book a call; refused if the time was taken in the meantime',
  makes: [steps(introCallLifeCycle, 'guest', 'book')],
  input: z.strictObject({ startsAt: moment, zone: timeZone }),
  output: introCall,
})

export const readIntroCall = endpoint({
  method: 'GET',
  path: '/api/intro-calls/by-link/:token',
  access: 'anyone',
  summary: 'The call behind an emailed link',
  input: z.strictObject({ token }),
  output: introCall,
})

export const moveIntroCall = endpoint({
  method: 'POST',
  path: '/api/intro-calls/by-link/:token/move',
  access: 'anyone',
  summary: 'Reschedule the call behind a link',
  makes: [steps(introCallLifeCycle, 'guest', 'move')],
  input: z.strictObject({ token, startsAt: moment, zone: timeZone }),
  output: introCall,
})

export const cancelIntroCall = endpoint({
  method: 'POST',
  path: '/api/intro-calls/by-link/:token/cancel',
  access: 'anyone',
  summary: 'Cancel the call behind a link',
  makes: [steps(introCallLifeCycle, 'guest', 'cancel')],
  input: z.strictObject({ token }),
  output: introCall,
})

export const moveCallAsAdmin = endpoint({
  method: 'POST',
  path: '/api/intro-calls/:id/move',
  access: 'admin',
  summary: 'Reschedule a booked call to a free time; the guest gets an email',
  makes: [steps(introCallLifeCycle, 'admin', 'move')],
  input: z.strictObject({ id: z.uuid(), startsAt: moment }),
  output: z.strictObject({ startsAt: moment }),
})

export const markIntroCall = endpoint({
  method: 'POST',
  path: '/api/intro-calls/:id/outcome',
  access: 'admin',
  summary: 'Mark whether the guest came to a call that has begun',
  makes: [steps(introCallLifeCycle, 'admin', 'hold', 'miss')],
  input: z.strictObject({ id: z.uuid(), outcome: z.enum(['hold', 'miss']) }),
  output: z.strictObject({ status: z.enum(introCallStatuses) }),
})

export const cancelCallAsAdmin = endpoint({
  method: 'POST',
  path: '/api/intro-calls/:id/cancel',
  access: 'admin',
  summary: 'Cancel a booked call with a reason, which is emailed to the guest',
  makes: [steps(introCallLifeCycle, 'admin', 'cancel')],
  input: z.strictObject({ id: z.uuid(), reason }),
  output: z.strictObject({ status: z.enum(introCallStatuses) }),
})

export const readIntroCallHours = endpoint({
  method: 'GET',
  path: '/api/intro-call-hours',
  access: 'admin',
  summary: 'When intro calls are taken',
  input: nothing,
  output: introCallHours,
})

export const setIntroCallHours = endpoint({
  method: 'PUT',
  path: '/api/intro-call-hours',
  access: 'admin',
  summary: 'Change when intro calls are taken; booked calls stay',
  input: introCallHours,
  output: introCallHours,
})
