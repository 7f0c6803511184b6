import * as z from 'zod/mini'
import { approvingRoles, firmRoles } from '#domain/firms/role.ts'
import { givenDay } from '#domain/given-day.ts'
import { weekLifeCycle } from '#domain/hours/status.ts'
import { lineLimits, weekLine } from '#domain/hours/week.ts'
import { reason } from '#domain/reason.ts'
import { undoSeconds } from '#domain/undo.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })
const day = z.iso.date()
const nullableText = z.nullable(z.string())
const moveNames = Object.keys(weekLifeCycle.moves) as (keyof typeof weekLifeCycle.moves)[]

const storedLine = z.strictObject({
  id: z.uuid(),
  day,
  minutes: z.int(),
  task: z.string(),
  note: nullableText,
})
export type StoredLine = z.output<typeof storedLine>

const weekSummary = z.strictObject({
  id: z.uuid(),
  startsOn: day,
  status: z.enum(weekLifeCycle.statuses),
  /** The names of both sides and the project, as far as their accounts still exist. */
  person: nullableText,
  avatarUrl: nullableText,
  firm: nullableText,
  title: nullableText,
  /** Monday first. */
  dayMinutes: z.array(z.int()),
  minutes: z.int(),
  capMinutes: z.int(),
  /** Of the weeks approved before, as of the submission; null before the first. */
  usualMinutes: z.nullable(z.int()),
  rateCents: z.int(),
  /** Minutes at the rate, in whole cents. */
  payCents: z.int(),
  /** With the fee that was signed; not for the talent. */
  allInCents: z.nullable(z.int()),
  isUnusual: z.boolean(),
  reason: nullableText,
  /** Which lines were meant when it was returned; none means all of it. */
  returnedLines: z.array(z.uuid()),
  /** Which submission it is: whoever approves or returns names the one they read. */
  submittedAt: nullableText,
  isLookedAt: z.boolean(),
  decidedAt: z.nullable(moment),
  /** Who at the firm approved or returned it, for the firm; null to the talent, and once they have left. */
  decidedBy: nullableText,
  actions: z.array(z.enum(moveNames)),
})
export type WeekSummary = z.output<typeof weekSummary>

const week = z.strictObject({ ...weekSummary.shape, lines: z.array(storedLine) })
export type Week = z.output<typeof week>

const hoursEngagement = z.strictObject({
  id: z.uuid(),
  title: nullableText,
  firm: nullableText,
  zone: z.string(),
  /** Which day it is where the firm is. */
  today: day,
  /** Whether hours are worked on it now, so that a timer can run. */
  takesHours: z.boolean(),
  rateCents: z.int(),
  capMinutes: z.int(),
  startsOn: day,
  endsOn: z.nullable(day),
})
export type HoursEngagement = z.output<typeof hoursEngagement>

const timer = z.strictObject({ engagementId: z.uuid(), task: z.string(), startedAt: moment })
export type Timer = z.output<typeof timer>

/** When the timer that is meant began. */
const expectedStartedAt = z.optional(moment)

export const readHours = endpoint({
  method: 'GET',
  path: '/api/hours',
  access: 'talent',
  summary: 'Your week of hours on an engagement: the one you name, or the one that waits for you',
  input: z.strictObject({
    /** A week that exists. */
    week: z.optional(z.uuid()),
    engagement: z.optional(z.uuid()),
    /** Any day of the week. */
    day: z.optional(givenDay()),
  }),
  output: z.strictObject({
    engagements: z.array(hoursEngagement),
    /** Null before the first engagement begins. */
    shown: z.nullable(
      z.strictObject({
        engagementId: z.uuid(),
        startsOn: day,
        /** Null while nothing was written for it. */
        week: z.nullable(week),
        /** As signed for this week; as submitted, once it is. */
        capMinutes: z.int(),
        rateCents: z.int(),
        /** Which of its days hours can be written for, Monday first. */
        workingDays: z.array(z.boolean()),
        /** What copying the week before would bring. */
        previous: z.array(z.strictObject({ day, minutes: z.int(), task: z.string() })),
      }),
    ),
    timer: z.nullable(timer),
    now: moment,
  }),
})

export const addLines = endpoint({
  method: 'POST',
  path: '/api/hours/lines',
  access: 'talent',
  summary: 'Write lines, each into the week of its day: one, a copied week, an imported file, or what a timer measured',
  makes: [steps(weekLifeCycle, 'talent', 'begin')],
  bodyLimitBytes: 4_000_000,
  input: z.strictObject({
    engagementId: z.uuid(),
    lines: z.array(weekLine).check(z.minLength(1), z.maxLength(lineLimits.linesAtOnce)),
    /** Names these lines: sent again, they are written once. */
    key: z.optional(z.uuid()),
    /** Ends the running timer, whose time these lines are. */
    stopsTimer: z._default(z.boolean(), false),
    /** Which timer that is: one that another tab has stopped isn’t written twice. */
    expectedStartedAt,
  }),
  output: z.strictObject({ weeks: z.array(z.uuid()) }),
})

export const changeLine = endpoint({
  method: 'PUT',
  path: '/api/hours/lines/:id',
  access: 'talent',
  summary: 'Change a line of a week that isn’t submitted; its day stays in the week',
  input: z.strictObject({
    id: z.uuid(),
    /** The line as it was opened: what another tab has changed since isn’t overwritten. */
    expected: z.optional(weekLine),
    ...weekLine.shape,
  }),
  output: nothing,
})

export const removeLine = endpoint({
  method: 'DELETE',
  path: '/api/hours/lines/:id',
  access: 'talent',
  summary: 'Remove a line of a week that isn’t submitted',
  input: z.strictObject({
    id: z.uuid(),
    /** How long it was when it was opened: time that another tab has written into it since isn’t removed. */
    expectedMinutes: z.optional(z.coerce.number().check(z.int())),
  }),
  output: nothing,
})

export const startTimer = endpoint({
  method: 'POST',
  path: '/api/hours/timer',
  access: 'talent',
  summary: 'Start the timer for a task; one runs at a time, on the server',
  input: z.strictObject({ engagementId: z.uuid(), task: weekLine.shape.task }),
  output: timer,
})

export const discardTimer = endpoint({
  method: 'DELETE',
  path: '/api/hours/timer',
  access: 'talent',
  summary: 'End the timer without writing its time',
  input: z.strictObject({ expectedStartedAt }),
  output: nothing,
})

export const submitWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/submission',
  access: 'talent',
  summary: 'Submit a week to the firm',
  makes: [steps(weekLifeCycle, 'talent', 'submit')],
  input: z.strictObject({ id: z.uuid() }),
  output: week,
})

export const takeBackWeek = endpoint({
  method: 'DELETE',
  path: '/api/weeks/:id/submission',
  access: 'talent',
  summary: 'Take a submitted week back, until the firm has looked at it',
  makes: [steps(weekLifeCycle, 'talent', 'takeBack')],
  input: z.strictObject({ id: z.uuid() }),
  output: week,
})

const weekViews = ['submitted', 'returned', 'approved', 'invoiced'] as const

export const listWeeks = endpoint({
  method: 'GET',
  path: '/api/weeks',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'Weeks of hours: for a firm by status, what is unusual first; for talent their own, newest first',
  input: z.strictObject({ status: z.optional(z.enum(weekViews)), page: pageNumber }),
  output: z.strictObject({
    weeks: z.array(weekSummary),
    ...listLength,
    /** For the firm: how many wait and how many were returned, up to a hundred. */
    counts: z.strictObject({ submitted: z.int(), returned: z.int() }),
    /** When the first of those that wait is due, by the firm’s working hours. */
    dueAt: z.nullable(moment),
    zone: nullableText,
  }),
})

export const readWeek = endpoint({
  method: 'GET',
  path: '/api/weeks/:id',
  access: ['buyer', 'talent', 'admin'],
  firmRoles,
  summary: 'A week with its lines',
  input: z.strictObject({ id: z.uuid() }),
  output: week,
})

export const viewWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/viewed',
  access: 'buyer',
  firmRoles: approvingRoles,
  summary: 'Note that someone who approves has opened a submitted week; from then on it can’t be taken back',
  input: z.strictObject({ id: z.uuid() }),
  output: week,
})

const named = z.strictObject({ id: z.uuid(), submittedAt: z.string().check(z.maxLength(40)) })

export const approveWeeks = endpoint({
  method: 'POST',
  path: '/api/weeks/approval',
  access: 'buyer',
  firmRoles: approvingRoles,
  summary:
    'Approve submitted weeks; each names the submission that was read, and is left as it is if it has changed since',
  makes: [steps(weekLifeCycle, 'owner', 'approve')],
  input: z.strictObject({ weeks: z.array(named).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({
    approved: z.array(z.uuid()),
    /** What was decided on, taken back or submitted again meanwhile, and which of these it was. */
    left: z.array(z.strictObject({ id: z.uuid(), why: z.string() })),
  }),
})

export const undoApproval = endpoint({
  method: 'POST',
  path: '/api/weeks/approval/undo',
  access: 'buyer',
  firmRoles: approvingRoles,
  summary: `Take back approvals of the last ${undoSeconds} seconds`,
  input: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ undone: z.array(z.uuid()) }),
})

export const returnWeek = endpoint({
  method: 'POST',
  path: '/api/weeks/:id/return',
  access: 'buyer',
  firmRoles: approvingRoles,
  summary: 'Return a submitted week with a reason and the lines that are meant',
  makes: [steps(weekLifeCycle, 'owner', 'return')],
  input: z.strictObject({
    ...named.shape,
    reason,
    lines: z.array(z.uuid()).check(z.maxLength(lineLimits.linesOfWeek)),
  }),
  output: week,
})

export const exportWeeks = endpoint({
  method: 'GET',
  path: '/api/weeks/export',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'Lines of weeks as CSV: of the firm’s in one status, or of one’s own; the latest 5,000',
  input: z.strictObject({ status: z.optional(z.enum(weekViews)) }),
  output: z.strictObject({ csv: z.string() }),
})
