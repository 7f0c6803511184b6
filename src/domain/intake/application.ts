import * as z from 'zod/mini'
import { talentPassword } from '../accounts/password.ts'
import { intakeFields, intakeMessages, phoneOfCountry } from './intake.ts'
import { normalizeSource } from './source.ts'

/** A checkbox as a part of a multipart request, where everything is text. */
const checkbox = z.stringbool({ truthy: ['true'], falsy: ['false'] })

/** What a candidate sends with the resume. */
export const talentApplication = z
  .strictObject({
    ...intakeFields,
    agree: z.literal('true', intakeMessages.agree),
    subscribe: z._default(checkbox, true),
    password: talentPassword,
    /** Where they came from; invalid values are dropped. */
    source: z.pipe(
      z._default(z.string().check(z.maxLength(200)), ''),
      z.transform((word: string) => normalizeSource(word)),
    ),
    /** Generated once by the page. With the same address it identifies the same application, so only one account is created. */
    applicationKey: z.optional(z.string().check(z.regex(/^[\w-]{22,64}$/))),
  })
  .check(phoneOfCountry())

export type TalentApplication = z.output<typeof talentApplication>

/** How long the same key returns the existing application. */
export const applicationKeyHours = 24

export const applicationMessages = {
  permission: "Your profile couldn't be saved due to a permission policy (RLS). Please contact support.",
  tooLarge: 'That PDF is too large for our server. Please upload a file under 10MB.',
  account: 'Failed to create user account',
} as const

/** The message for each stage the server reaches. */
export const stageMessages = {
  extracting: 'Extracting resume data...',
  analyzing: 'Analyzing your resume...',
  uploading: 'Resume extracted! Uploading file...',
  'uploading-unread': 'No profile found in this PDF. Uploading file...',
  'uploading-unfinished': 'This resume is taking longer, so we’ll keep reading it. Uploading file...',
  creating: 'Creating your account...',
  saving: 'Saving your profile...',
  done: 'Success! Redirecting...',
} as const

export type ApplicationStage = keyof typeof stageMessages

export const applicationStages = Object.keys(stageMessages) as [ApplicationStage, ...ApplicationStage[]]
export const stageCount = 6
