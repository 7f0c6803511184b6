import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import {
  endsEngagements,
  newProject,
  projectDetails,
  projectEdits,
  projectFacts,
  projectPageSize,
} from '#domain/projects/details.ts'
import {
  type ProjectFilter,
  projectActions,
  projectFilters,
  projectLifeCycle,
  projectStatuses,
  settableProjectStatuses,
} from '#domain/projects/status.ts'
import { reason } from '#domain/reason.ts'
import { endpoint, nothing, type OutputOf, steps } from './endpoint.ts'

const filters = Object.keys(projectFilters) as [ProjectFilter, ...ProjectFilter[]]

export const projectSummary = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(projectStatuses),
  takenDownAt: z.nullable(z.iso.datetime({ offset: true })),
  scopeOfWork: z.nullable(z.string()),
  estimatedHires: z.nullable(z.int()),
  startDate: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
  applications: z.int(),
  /** Since the reader last looked at them; for those who decide on them. */
  newApplications: z.int(),
  /** How many accepted an offer. */
  hired: z.int(),
})

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  access: 'buyer',
  firmRoles,
  summary: `The firm's projects, newest first, ${projectPageSize} to a page`,
  input: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    filter: z._default(z.enum(filters), 'all'),
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  }),
  output: z.strictObject({ projects: z.array(projectSummary), total: z.int(), pageCount: z.int() }),
})

export const readProjectOverview = endpoint({
  method: 'GET',
  path: '/api/projects/overview',
  access: 'buyer',
  firmRoles,
  summary: 'How many projects the firm has in each status, and the newest of them',
  input: nothing,
  output: z.strictObject({
    counts: z.strictObject({
      draft: z.int(),
      Open: z.int(),
      active: z.int(),
      Filled: z.int(),
      completed: z.int(),
      archived: z.int(),
    }),
    lastCompletedAt: z.nullable(z.iso.datetime({ offset: true })),
    recent: z.array(projectSummary),
  }),
})

export const createProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Post a project, which starts Open, or save it as a draft; sent again with the same key, it is created once',
  makes: [steps(projectLifeCycle, 'owner', 'post', 'save')],
  input: newProject,
  output: z.strictObject({ id: z.uuid() }),
})

/** What everyone who may see a project sees of it. */
export const publicProject = {
  id: z.uuid(),
  status: z.enum(projectStatuses),
  ...projectFacts.shape,
  createdAt: z.iso.datetime({ offset: true }),
}

/** A project as its firm edits it. `updatedAt` names the version. */
export const ownProject = z.strictObject({
  ...projectDetails.shape,
  id: z.uuid(),
  status: z.enum(projectStatuses),
  updatedAt: z.iso.datetime({ offset: true }),
})
export type OwnProject = z.output<typeof ownProject>

export const readProjectDetails = endpoint({
  method: 'GET',
  path: '/api/projects/:id/details',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Everything that can be edited in one of the firm’s projects',
  input: z.strictObject({ id: z.uuid() }),
  output: ownProject,
})

export const updateProject = endpoint({
  method: 'PUT',
  path: '/api/projects/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Change one of the firm’s projects; refused if it has changed since the given version, or if its new status ends engagements and the request doesn’t say so',
  makes: [steps(projectLifeCycle, 'owner', 'open', 'draft', 'complete', 'archive')],
  input: z.safeExtend(projectEdits, { id: z.uuid() }),
  output: ownProject,
})

export const readClosing = endpoint({
  method: 'GET',
  path: '/api/projects/:id/closing',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Whom it affects if one of the firm’s projects is closed or deleted: whose engagement ends, who is answered, and which interviews are canceled',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    engaged: z.array(z.strictObject({ name: z.nullable(z.string()), isWorking: z.boolean() })),
    /** The first of them. */
    waiting: z.array(z.nullable(z.string())),
    waitingCount: z.int(),
    /** The next first, those without a time last. */
    interviews: z.array(
      z.strictObject({
        candidateId: z.uuid(),
        name: z.nullable(z.string()),
        startsAt: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  }),
})
export type Closing = OutputOf<typeof readClosing>

export const setProjectStatus = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/status',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Open one of the firm’s projects, or set it to draft, completed or archived; refused if that ends engagements and the request doesn’t say so',
  makes: [steps(projectLifeCycle, 'owner', 'open', 'draft', 'complete', 'archive')],
  input: z.strictObject({ id: z.uuid(), status: z.enum(settableProjectStatuses), endsEngagements }),
  output: z.strictObject({
    id: z.uuid(),
    status: z.enum(projectStatuses),
    actions: z.array(z.enum(projectActions)),
  }),
})

export const readProject = endpoint({
  method: 'GET',
  path: '/api/projects/:id',
  access: 'anyone',
  summary: 'A project: for anyone while it accepts applications, otherwise only for its firm and admins',
  // An invalid id is treated as a project that doesn't exist.
  input: z.strictObject({ id: z.string() }),
  output: z.strictObject({
    ...publicProject,
    /** To the firm and admins. */
    internalNote: z.nullable(z.string()),
    takedown: z.nullable(z.strictObject({ since: z.iso.datetime({ offset: true }), reason: z.string() })),
    isOwn: z.boolean(),
    /** Who set which status or changed which fields, newest first; to the firm and admins. */
    history: z.array(
      z.strictObject({
        id: z.int(),
        /** Null for an edit. */
        status: z.nullable(z.enum(projectStatuses)),
        /** What an edit changed, as the form calls it. */
        fields: z.array(z.string()),
        by: z.string(),
        happenedAt: z.iso.datetime({ offset: true }),
      }),
    ),
    actions: z.array(z.enum(projectActions)),
  }),
})
export type Project = OutputOf<typeof readProject>

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Delete a project of the firm with its applications and saves; the applicants are emailed',
  makes: [steps(projectLifeCycle, 'owner', 'delete')],
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ id: z.uuid() }),
})

export const takeDownProject = endpoint({
  method: 'POST',
  path: '/api/projects/:id/takedown',
  access: 'admin',
  summary: 'Take a project down: only its firm and admins see it, and an email gives its contact the reason',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})

export const putBackProject = endpoint({
  method: 'POST',
  path: '/api/projects/:id/put-back',
  access: 'admin',
  summary: 'Put back a project that was taken down; it has the status it had, and its contact gets an email',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})
