import * as z from 'zod/mini'
import { openingActions, openingPageSize } from '#domain/openings/opening.ts'
import { engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { application } from './applications.ts'
import { endpoint, nothing } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'
import { publicProject } from './projects.ts'

export const openingSummary = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(projectStatuses),
  scopeOfWork: z.nullable(z.string()),
  softwareSystems: z.array(z.string()),
  seniorityLevel: z.nullable(z.enum(seniorityLevels)),
  engagementType: z.nullable(z.enum(engagementTypes)),
  estimatedHires: z.nullable(z.int()),
  startDate: z.nullable(z.string()),
  hasApplied: z.boolean(),
  isSaved: z.boolean(),
  actions: z.array(z.enum(openingActions)),
})
export type OpeningSummary = z.output<typeof openingSummary>

export const openingFilters = ['all', 'saved'] as const

export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/openings',
  access: 'talent',
  summary: `Open projects for talent, newest first, ${openingPageSize} to a page`,
  input: z.strictObject({
    page: pageNumber,
    filter: z._default(z.enum(openingFilters), 'all'),
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    engagementType: z.optional(z.enum(engagementTypes)),
    seniorityLevel: z.optional(z.enum(seniorityLevels)),
    software: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  }),
  output: z.strictObject({ openings: z.array(openingSummary), ...listLength }),
})

/** How many openings are compared: the newest, and the newest that ask for software the caller works in. */
export const rankedOpenings = 500

export const listOpeningsByFit = endpoint({
  method: 'GET',
  path: '/api/openings/by-fit',
  access: 'talent',
  summary: `Open projects, those you fit first: of the newest ${rankedOpenings}, and of the newest ${rankedOpenings} that ask for software you work in`,
  input: listOpenings.input,
  output: listOpenings.output,
})

export const listOpeningSoftware = endpoint({
  method: 'GET',
  path: '/api/openings/software',
  access: 'talent',
  summary: 'The software that open projects ask for, most wanted first',
  input: nothing,
  output: z.strictObject({ software: z.array(z.string()) }),
})

export const readOpening = endpoint({
  method: 'GET',
  path: '/api/openings/:id',
  access: 'signed-in',
  summary: 'A project as talent sees it, with whether the caller has applied to it or saved it',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    opening: z.strictObject(publicProject),
    /** A buyer sees only the public facts of another firm's project. */
    postedBy: z.nullable(z.strictObject({ companyName: z.nullable(z.string()), email: z.string() })),
    isOwner: z.boolean(),
    isSaved: z.boolean(),
    application: z.nullable(application),
    actions: z.array(z.enum(openingActions)),
  }),
})
export type OpeningView = z.output<typeof readOpening.output>

export const saveOpening = endpoint({
  method: 'PUT',
  path: '/api/openings/:id/saved',
  access: 'talent',
  summary: 'Save an open project; saving it again changes nothing',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isSaved: z.boolean() }),
})

export const unsaveOpening = endpoint({
  method: 'DELETE',
  path: '/api/openings/:id/saved',
  access: 'talent',
  summary: 'Remove a project from the saved ones; doing so again changes nothing',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isSaved: z.boolean() }),
})
