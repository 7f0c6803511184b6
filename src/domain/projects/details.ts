import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { orNull } from '../or-null.ts'
import { Problem } from '../problem.ts'
import { projectNeed } from './need.ts'
import { settableProjectStatuses } from './status.ts'

export const scopeTasks = [
  'Bookkeeping',
  'Month-End Close / Reconciliations',
  'Cleanup / Catchup',
  'AP / AR Support',
  'Tax Preparation',
  '1099 Prep & W-9 Collection',
  'Sales Tax',
  'Audit PBC Support',
  'Other',
  'FP&A',
] as const
export const seniorityLevels = ['Staff', 'Senior', 'Manager', 'Controller', 'CFO'] as const
export const engagementDetails = ['Full-time', 'Part-time'] as const
export const engagementTypes = ['Ongoing/Monthly', 'One-Time'] as const

export const titleLimit = 200
export const noteLimit = 4000
export const descriptionLimit = 10_000
/** Who reads the internal note: one sentence, wherever it is written or shown. */
export const noteReaders = 'Only your firm and our admins see this note.'
export const hiresLimit = 1000
export const systemLimit = 80
export const systemsLimit = 30
export const projectPageSize = 12
export const recentProjects = 6
/** What a project without a title is called. */
export const untitled = 'Untitled Project'

const text = (limit: number) =>
  orNull(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(limit, `Please use at most ${limit} characters.`)),
      z.transform((value) => value || null),
    ),
  )

const dateMessage = 'Please enter a date.'
const rateMessage = 'Please enter dollars per hour, such as 45 or 38.50.'
const rate = orNull(
  z
    .number(rateMessage)
    .check(z.minimum(0, rateMessage), z.maximum(100_000, rateMessage), z.multipleOf(0.01, rateMessage)),
)

const fields = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Project Title is required.'),
      z.maxLength(titleLimit, `Please use at most ${titleLimit} characters.`),
    ),
  internalNote: text(noteLimit),
  scopeTasks: z._default(z.array(z.enum(scopeTasks)).check(z.maxLength(scopeTasks.length)), []),
  description: text(descriptionLimit),
  /** What is asked for; null where only the texts say it. */
  need: orNull(projectNeed),
  softwareSystems: z._default(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1),
            z.maxLength(systemLimit, `Please use at most ${systemLimit} characters for each.`),
          ),
      )
      .check(z.maxLength(systemsLimit, `Please list at most ${systemsLimit}.`)),
    [],
  ),
  seniorityLevel: orNull(z.enum(seniorityLevels)),
  engagementDetails: orNull(z.enum(engagementDetails)),
  engagementType: orNull(z.enum(engagementTypes)),
  startDate: orNull(givenDay(dateMessage)),
  endDate: orNull(givenDay(dateMessage)),
  preferredTimeOverlap: text(200),
  estimatedHires: orNull(z.int().check(z.minimum(0), z.maximum(hiresLimit))),
  location: text(200),
  duration: text(200),
  payRate: rate,
  /** The upper end, where the rate is a range. */
  payRateMax: rate,
}

/** All that the owner of a project writes. Everything but the title is optional. */
export const projectDetails = z.strictObject(fields).check(
  z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    path: ['endDate'],
    error: 'Please enter a date on or after the start date.',
  }),
  z.refine(({ payRate, payRateMax }) => payRateMax === null || (payRate !== null && payRate <= payRateMax), {
    path: ['payRateMax'],
    error: 'The first pay rate of a range must be the lower one.',
  }),
)

export type ProjectDetails = z.output<typeof projectDetails>

/** What each field is called. */
export const projectLabels = {
  title: 'Project Title',
  scopeTasks: 'Scope of Work',
  description: 'Description',
  need: 'What you need',
  softwareSystems: 'Software systems',
  seniorityLevel: 'Seniority level',
  engagementDetails: 'Engagement details',
  engagementType: 'Engagement type',
  estimatedHires: 'Estimated hires',
  startDate: 'Start date',
  endDate: 'End date',
  duration: 'Duration',
  payRate: 'Pay rate',
  payRateMax: 'Pay rate, up to',
  location: 'Location',
  preferredTimeOverlap: 'Preferred time overlap',
  internalNote: 'Internal note',
} as const satisfies Record<keyof ProjectDetails, string>

const { internalNote: _, scopeTasks: __, ...publicFields } = fields

/** What everyone who may see a project sees: everything but the note, with the tasks as one text. */
export const projectFacts = z.strictObject({ ...publicFields, scopeOfWork: z.nullable(z.string()) })

/** A new project is Open or a draft. Sent again with its key, it is created once. */
export const newProject = z.safeExtend(projectDetails, {
  status: z._default(z.enum(['Open', 'draft']), 'Open'),
  creationKey: orNull(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
})
export type NewProject = z.output<typeof newProject>

/** Whether whoever closes a project knows that this ends its engagements. */
export const endsEngagements = z.optional(z.boolean())

/** What the editors send: everything, and which version they began with. Without a status it stays as it is. */
export const projectEdits = z.safeExtend(projectDetails, {
  status: z.optional(z.enum(settableProjectStatuses)),
  endsEngagements,
  expectedUpdatedAt: z.iso.datetime({ offset: true }),
})
export type ProjectEdits = z.output<typeof projectEdits>

/** The tasks of a stored scope of work. */
export const tasksIn = (scopeOfWork: string | null) =>
  scopeTasks.filter((task) => scopeOfWork?.split(', ').includes(task))

export const changedMeanwhile = () =>
  new Problem('conflict', 'This project was changed somewhere else after you opened it.')

/** The same key with other content: the first request arrived, though its response was lost. */
export const createdAlready = () =>
  new Problem('conflict', 'This project has already been created. Find it under Projects to make changes.')
