import * as z from 'zod/mini'
import { howOften, spellOut } from '#domain/counted.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import {
  interviewLength,
  interviewLimits,
  interviewMessages,
  meetingLink,
  neededWord,
  word,
} from '#domain/interviews/interview.ts'
import { interviewFilters } from '#domain/interviews/list.ts'
import { interviewLifeCycle } from '#domain/interviews/status.ts'
import { orNull } from '#domain/or-null.ts'
import { reason } from '#domain/reason.ts'
import { timeZone } from '#domain/scheduling/zone.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'
import { flag, idList, optionalFlag } from './query-values.ts'

const moment = z.iso.datetime({ offset: true })
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 09:00.'))
const side = z.enum(['owner', 'talent'])
const { moves, statuses } = interviewLifeCycle
const moveNames = Object.keys(moves) as (keyof typeof moves)[]

/** An interview as one of its sides sees it. */
const interview = z.strictObject({
  id: z.uuid(),
  status: z.enum(statuses),
  /** The reader's. */
  side,
  /** Others of a firm read its interviews, too. */
  takesPart: z.boolean(),
  minutes: interviewLength,
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** Times to choose from that are still ahead, and whose they are. */
  proposed: z.array(moment),
  proposedBy: z.nullable(side),
  zones: z.strictObject({ owner: z.string(), talent: z.string() }),
  /** Null while nobody has set one. */
  link: z.nullable(z.string()),
  candidate: z.strictObject({ id: z.uuid(), name: z.nullable(z.string()), headline: z.nullable(z.string()) }),
  firm: z.nullable(z.string()),
  hosts: z.array(z.strictObject({ name: z.nullable(z.string()), jobTitle: z.nullable(z.string()) })),
  project: z.nullable(z.strictObject({ id: z.uuid(), title: z.string() })),
  /** What each side last told the other. */
  words: z.strictObject({ owner: z.nullable(z.string()), talent: z.nullable(z.string()) }),
  cancelledBy: z.nullable(z.enum(['owner', 'talent', 'admin', 'system'])),
  cancelWord: z.nullable(z.string()),
  /** Whether the other side reads phone numbers and addresses as they are written. */
  isContactOpen: z.boolean(),
  /** Whether the reader is still to say if it took place. */
  isAskedWhetherHeld: z.boolean(),
  actions: z.array(z.enum([...moveNames, 'link'])),
})
export type Interview = z.output<typeof interview>

/** Others of the firm: with whoever arranges it, up to four. */
const colleagueIds = z.array(z.uuid()).check(z.maxLength(interviewLimits.people - 1, interviewMessages.people))

/** Hours typed by the firm stand for its core hours. When one gets other times, what it typed before goes on counting until it types again. */
const typedHour = z.optional(clock)

/** As the page shows it, null while none is booked: what someone else has changed meanwhile isn't changed again unseen. */
const expectedStartsAt = z.optional(z.nullable(moment))
const expectedLink = z.optional(z.nullable(z.string()))

const times = z.strictObject({
  minutes: interviewLength,
  /** The firm's hours, by which times are offered, and whether federal holidays are among them. */
  firm: z.strictObject({ zone: z.string(), from: z.string(), to: z.string() }),
  withHolidays: z.boolean(),
  person: z.strictObject({
    id: z.uuid(),
    name: z.nullable(z.string()),
    headline: z.nullable(z.string()),
    avatarUrl: z.nullable(z.string()),
    /** Null when they haven't said when they work. */
    zone: z.nullable(z.string()),
  }),
  /** Whether the other side reads phone numbers and addresses as they are written. */
  isContactOpen: z.boolean(),
  /** Whether the firm may book without asking. */
  isBookedAtOnce: z.boolean(),
  /** Whether a booked interview gets a room by itself. */
  hasRooms: z.boolean(),
  days: z.array(z.strictObject({ date: z.iso.date(), holiday: z.nullable(z.string()) })),
  starts: z.array(moment),
  /** Where there is no time for both: whose hours would open more. */
  wider: z.nullable(side),
  /** Which colleagues can join; none when an interview is moved. */
  colleagues: z.array(z.strictObject({ id: z.uuid(), name: z.nullable(z.string()), jobTitle: z.nullable(z.string()) })),
})
export type InterviewTimes = z.output<typeof times>

export const readInterviewTimes = endpoint({
  method: 'GET',
  path: '/api/interview-times',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: `Times at which the firm and a person are both at work and free, over the next ${spellOut(interviewLimits.businessDays)} business days`,
  input: z.strictObject({
    candidate: z.uuid(),
    minutes: z.pipe(z.coerce.number(), interviewLength),
    zone: timeZone,
    ...{ from: typedHour, to: typedHour, withHolidays: flag },
    /** Their ids, with commas between them. */
    colleagues: idList(interviewLimits.people - 1),
  }),
  output: times,
})

export const readOtherTimes = endpoint({
  method: 'GET',
  path: '/api/interviews/:id/times',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Times to which an interview can be moved, or that can be proposed instead',
  input: z.strictObject({ id: z.uuid(), zone: timeZone, from: typedHour, to: typedHour, withHolidays: optionalFlag }),
  output: times,
})

const chosenTimes = z
  .array(moment)
  .check(z.minLength(1, interviewMessages.noTimes), z.maxLength(interviewLimits.proposals, interviewMessages.noTimes))

export const arrangeInterview = endpoint({
  method: 'POST',
  path: '/api/interviews',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Book an interview where the person allows it, or propose up to five times',
  makes: [steps(interviewLifeCycle, 'owner', 'book', 'propose')],
  input: z.strictObject({
    candidate: z.uuid(),
    project: z.optional(z.uuid()),
    how: z.enum(['book', 'propose']),
    times: chosenTimes,
    colleagues: z._default(colleagueIds, []),
    minutes: interviewLength,
    zone: timeZone,
    ...{ from: typedHour, to: typedHour },
    withHolidays: z._default(z.boolean(), false),
    word: z._default(word, ''),
    link: orNull(meetingLink),
  }),
  output: interview,
})

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'Upcoming interviews, next first, or past ones, latest first; also of one project or one person',
  input: z.strictObject({
    filter: z._default(z.enum(interviewFilters), 'upcoming'),
    project: z.optional(z.uuid()),
    candidate: z.optional(z.uuid()),
    page: pageNumber,
  }),
  output: z.strictObject({ interviews: z.array(interview), ...listLength }),
})

export const readInterview = endpoint({
  method: 'GET',
  path: '/api/interviews/:id',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'One interview, for either side',
  input: z.strictObject({ id: z.uuid() }),
  output: interview,
})

export const takeTime = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/take',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Take one of the times that the other side proposed',
  makes: [steps(interviewLifeCycle, 'owner', 'take'), steps(interviewLifeCycle, 'talent', 'take')],
  input: z.strictObject({ id: z.uuid(), startsAt: moment, zone: timeZone }),
  output: interview,
})

export const answerProposal = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/answer',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Answer a proposal with other times',
  makes: [steps(interviewLifeCycle, 'owner', 'counter'), steps(interviewLifeCycle, 'talent', 'answer')],
  input: z.strictObject({
    id: z.uuid(),
    times: chosenTimes,
    zone: timeZone,
    ...{ from: typedHour, to: typedHour, withHolidays: z.optional(z.boolean()) },
    word: z._default(word, ''),
  }),
  output: interview,
})

export const moveInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/move',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: `Move a booked interview to another time that both have free; each side may ${howOften(interviewLimits.movesPerSide)}`,
  makes: [steps(interviewLifeCycle, 'owner', 'move'), steps(interviewLifeCycle, 'talent', 'move')],
  input: z.strictObject({
    ...{ id: z.uuid(), startsAt: moment, expectedStartsAt, zone: timeZone },
    ...{ from: typedHour, to: typedHour, withHolidays: z.optional(z.boolean()) },
    word: z._default(word, ''),
  }),
  output: interview,
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/cancel',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Cancel an interview with a note to the other side',
  makes: [steps(interviewLifeCycle, 'owner', 'cancel'), steps(interviewLifeCycle, 'talent', 'cancel')],
  input: z.strictObject({ id: z.uuid(), expectedStartsAt, word: neededWord }),
  output: interview,
})

export const reportInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/report',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary:
    'Say whether an interview took place; the first answer decides its status. A firm also says whether it met the person in the profile',
  makes: [steps(interviewLifeCycle, 'owner', 'hold', 'miss'), steps(interviewLifeCycle, 'talent', 'hold', 'miss')],
  input: z.strictObject({ id: z.uuid(), isHeld: z.boolean(), wasAsProfiled: orNull(z.boolean()) }),
  output: interview,
})

export const setInterviewLink = endpoint({
  method: 'PUT',
  path: '/api/interviews/:id/link',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Set the link under which a booked interview takes place; the person is emailed',
  input: z.strictObject({ id: z.uuid(), link: meetingLink, expectedLink }),
  output: interview,
})

export const cancelInterviewAsAdmin = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/cancel-as-admin',
  access: 'admin',
  summary: 'Cancel an interview with a reason, which is emailed to both sides',
  makes: [steps(interviewLifeCycle, 'admin', 'cancel')],
  input: z.strictObject({ id: z.uuid(), reason }),
  output: z.strictObject({ status: z.enum(statuses) }),
})

const bookingChoice = z.strictObject({ takesBookings: z.boolean() })

export const readBookingChoice = endpoint({
  method: 'GET',
  path: '/api/booking-choice',
  access: 'talent',
  summary: 'Whether firms may book an interview in the signed-in person’s hours without asking',
  input: nothing,
  output: bookingChoice,
})

export const setBookingChoice = endpoint({
  method: 'PUT',
  path: '/api/booking-choice',
  access: 'talent',
  summary: 'Change whether firms may book without asking',
  input: bookingChoice,
  output: bookingChoice,
})
