import * as z from 'zod/mini'
import { ownStatuses } from '#domain/candidates/own-status.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { contactCard } from '#domain/dashboard/contact-card.ts'
import { interviewActions } from '#domain/dashboard/interview.ts'
import { profileChecks } from '#domain/profiles/checks.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { photographTypes } from '#domain/resumes/photograph.ts'
import {
  replacementResumeLimitBytes,
  replacementResumeMessages,
  replacementResumeTypes,
} from '#domain/resumes/replacement-file.ts'
import { resumeFileLifeCycle, resumeLocks } from '#domain/resumes/scan.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { endpoint, nothing, steps } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })

const storedResume = z.strictObject({
  name: z.string(),
  sizeBytes: z.int(),
  type: z.string(),
  uploadedAt: moment,
  /** Kinds of numbers in it that its owner should leave out. */
  sensitiveNumbers,
  /** Why nobody can open it. */
  lock: z.nullable(z.enum(resumeLocks)),
})

const interview = z.strictObject({
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  actions: z.array(z.enum(interviewActions)),
  /** Opens the booked call, to reschedule or cancel it. */
  callToken: z.nullable(z.string()),
  /** An intro call that stays booked beside an interview at another time. */
  otherCall: z.nullable(z.strictObject({ startsAt: moment, endsAt: moment, token: z.nullable(z.string()) })),
})

/** The status and content of the person's own application. */
const ownCandidate = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  subscribe: z.boolean(),
  status: z.enum(ownStatuses),
  appliedAt: moment,
  openedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  updatedAt: moment,
  resume: z.nullable(storedResume),
  interview,
  platformAccessGrantedAt: z.nullable(moment),
  /** How many fields of the profile need double-checking. */
  checkCount: z.int(),
  /** It says nothing about the person's work yet. */
  isProfileEmpty: z.boolean(),
  /** When hours and start were last confirmed, once they are to be confirmed again; null until then. */
  confirmHours: z.nullable(z.strictObject({ confirmedOn: z.iso.date(), isStale: z.boolean() })),
  /** The resume they applied with is still being read into it. */
  isBeingRead: z.boolean(),
})
export type OwnCandidate = z.output<typeof ownCandidate>

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'talent',
  summary: 'The signed-in talent’s dashboard; no candidate for someone without an application',
  input: nothing,
  output: z.strictObject({
    name: z.nullable(z.string()),
    email: z.string(),
    candidate: z.nullable(ownCandidate),
  }),
})
export type Dashboard = z.output<(typeof readDashboard)['output']>

export const saveContactCard = endpoint({
  method: 'PUT',
  path: '/api/dashboard/contact-card',
  access: 'talent',
  summary: 'Save name, WhatsApp number and newsletter choice; creates the application if there is none',
  makes: [steps(candidateLifeCycle, 'talent', 'apply')],
  input: contactCard,
  output: z.strictObject({ isNew: z.boolean() }),
})

export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/dashboard/resume',
  access: 'talent',
  summary: 'Replace your resume with a PDF, a Word document or a photograph, which becomes a PDF',
  makes: [steps(resumeFileLifeCycle, 'talent', 'upload')],
  input: nothing,
  upload: {
    field: 'resume',
    type: [...Object.values(replacementResumeTypes), ...photographTypes].join(', '),
    maxBytes: replacementResumeLimitBytes,
    tooLarge: replacementResumeMessages.tooLarge,
  },
  output: storedResume,
})

export const rereadResume = endpoint({
  method: 'POST',
  path: '/api/dashboard/resume/reading',
  access: 'talent',
  summary: 'Read your resume again and return what it says; nothing is changed',
  input: nothing,
  output: z.strictObject({
    /** Null when no profile could be read from the document; `message` says why. */
    profile: z.nullable(profileData),
    checks: profileChecks,
    message: z.nullable(z.string()),
  }),
})
