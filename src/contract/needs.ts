import * as z from 'zod/mini'
import { managingRoles } from '#domain/firms/role.ts'
import { projectDetails, titleLimit } from '#domain/projects/details.ts'
import { projectNeed, termKinds } from '#domain/projects/need.ts'
import { endpoint, nothing } from './endpoint.ts'
import { counts, ledger } from './matching.ts'

const { internalNote: _, location: __, estimatedHires: ___, engagementType: ____, ...needed } = projectDetails.shape

export const previewNeed = endpoint({
  method: 'POST',
  path: '/api/projects/need-preview',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'What a project asks for as far as it is written: terms, how many people fit, and what each condition costs',
  changesNothing: true,
  input: z.strictObject({ ...needed, title: z.string().check(z.trim(), z.maxLength(titleLimit)) }),
  output: z.strictObject({
    /** What the texts say; offered, never put in place of what the owner said. */
    understood: projectNeed,
    /** What is counted by: what the owner said, or else what the texts say. */
    need: projectNeed,
    considered: z.int(),
    counts,
    ledger,
  }),
})

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  access: 'signed-in',
  summary: 'Every term that can be asked for, by kind, and weights that suit a kind of work',
  input: nothing,
  output: z.strictObject({
    terms: z.record(z.enum(termKinds), z.array(z.string())),
    /** Weights that suit a kind of work, to begin with. */
    presets: z.array(z.strictObject({ name: z.string(), emphasis: projectNeed.shape.emphasis })),
  }),
})

export const saveNeed = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/need',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Change what one of your projects asks for, and how much each kind of line counts; null lets its texts say it',
  input: z.strictObject({
    id: z.uuid(),
    need: z.nullable(projectNeed),
    /** The version that was edited. */
    expectedUpdatedAt: z.iso.datetime({ offset: true }),
  }),
  output: z.strictObject({ need: z.nullable(projectNeed), updatedAt: z.iso.datetime({ offset: true }) }),
})
