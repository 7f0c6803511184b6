import * as z from 'zod/mini'
import {
  descriptionLimit,
  engagementDetails,
  engagementTypes,
  hiresLimit,
  scopeTasks,
  seniorityLevels,
  titleLimit,
} from './details.ts'

/** What a document says about a project. Everything else is missing, never guessed. */
export const projectBrief = z.strictObject({
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(titleLimit))),
  scopeTasks: z.optional(z.array(z.enum(scopeTasks))),
  /** The document's own words: duties, and whatever else no other field holds. */
  description: z.optional(z.string().check(z.minLength(1), z.maxLength(descriptionLimit))),
  softwareSystems: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30))),
  seniorityLevel: z.optional(z.enum(seniorityLevels)),
  engagementDetails: z.optional(z.enum(engagementDetails)),
  engagementType: z.optional(z.enum(engagementTypes)),
  startDate: z.optional(z.iso.date()),
  preferredTimeOverlap: z.optional(z.string().check(z.maxLength(200))),
  estimatedHires: z.optional(z.int().check(z.minimum(1), z.maximum(hiresLimit))),
  location: z.optional(z.string().check(z.maxLength(200))),
  duration: z.optional(z.string().check(z.maxLength(200))),
  payRate: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  payRateMax: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
})

export type ProjectBrief = z.output<typeof projectBrief>

export const briefMessages = {
  notADocument: 'Please upload a PDF or Word document.',
  tooLarge: 'Max size is 10MB.',
} as const

/** A file of exactly the limit is allowed. */
export const briefLimitBytes = 10 * 1024 * 1024

/** What is wrong with a chosen file, as far as its name and size tell. */
export function briefFileProblem(file: { name: string; size: number }): string | undefined {
  if (!/\.(pdf|docx?)$/i.test(file.name)) return briefMessages.notADocument
  return file.size > briefLimitBytes ? briefMessages.tooLarge : undefined
}
