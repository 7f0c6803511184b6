import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'

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
export const hiresLimit = 1000
export const projectPageSize = 12

const text = (limit: number) =>
  orNull(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(limit, `Please use at most ${limit} characters.`)),
      z.transform((value) => value || null),
    ),
  )

/** All fields of a project that its owner writes. Everything but the title is optional. */
export const projectDetails = z.strictObject({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Project Title is required.'),
      z.maxLength(titleLimit, 'Please use at most 200 characters.'),
    ),
  internalNote: text(noteLimit),
  scopeTasks: z._default(z.array(z.enum(scopeTasks)).check(z.maxLength(scopeTasks.length)), []),
  softwareSystems: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(30)),
    [],
  ),
  seniorityLevel: orNull(z.enum(seniorityLevels)),
  engagementDetails: orNull(z.enum(engagementDetails)),
  engagementType: orNull(z.enum(engagementTypes)),
  startDate: orNull(z.iso.date()),
  preferredTimeOverlap: text(200),
  estimatedHires: orNull(z.int().check(z.minimum(0), z.maximum(hiresLimit))),
  location: text(200),
  duration: text(200),
  payRate: orNull(z.number().check(z.minimum(0), z.maximum(100_000), z.multipleOf(0.01))),
})

export type ProjectDetails = z.output<typeof projectDetails>
