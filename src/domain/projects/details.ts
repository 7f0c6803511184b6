import * as z from 'zod'

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
  z
    .string()
    .trim()
    .max(limit, `Please use at most ${limit} characters.`)
    .transform((value) => value || null)
    .nullable()
    .default(null)

/** All fields of a project that its owner writes. Everything but the title is optional. */
export const projectDetails = z.strictObject({
  title: z.string().trim().min(1, 'Project Title is required.').max(titleLimit, 'Please use at most 200 characters.'),
  internalNote: text(noteLimit),
  scopeTasks: z.array(z.enum(scopeTasks)).max(scopeTasks.length).default([]),
  softwareSystems: z.array(z.string().trim().min(1).max(80)).max(30).default([]),
  seniorityLevel: z.enum(seniorityLevels).nullable().default(null),
  engagementDetails: z.enum(engagementDetails).nullable().default(null),
  engagementType: z.enum(engagementTypes).nullable().default(null),
  startDate: z.iso.date().nullable().default(null),
  preferredTimeOverlap: text(200),
  estimatedHires: z.int().min(0).max(hiresLimit).nullable().default(null),
  location: text(200),
  duration: text(200),
  payRate: z.number().min(0).max(100_000).multipleOf(0.01).nullable().default(null),
})

export type ProjectDetails = z.output<typeof projectDetails>
