import * as z from 'zod/mini'
import { projectDetails, projectPageSize } from '#domain/projects/details.ts'
import {
  type ProjectFilter,
  projectFilters,
  projectStatuses,
  settableProjectStatuses,
} from '#domain/projects/status.ts'
import { endpoint } from './endpoint.ts'

const filters = Object.keys(projectFilters) as [ProjectFilter, ...ProjectFilter[]]

export const projectSummary = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(projectStatuses),
  scopeOfWork: z.nullable(z.string()),
  estimatedHires: z.nullable(z.int()),
  startDate: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
})

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  access: 'buyer',
  summary: `The signed-in buyer's own projects, newest first, ${projectPageSize} to a page`,
  input: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    filter: z._default(z.enum(filters), 'all'),
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  }),
  output: z.strictObject({ projects: z.array(projectSummary), total: z.int() }),
})

export const createProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  access: 'buyer',
  summary: 'Post a project; it starts Open',
  input: projectDetails,
  output: z.strictObject({ id: z.uuid() }),
})

export const setProjectStatus = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/status',
  access: 'buyer',
  summary: 'Open a project of yours, or set it to draft, completed or archived',
  input: z.strictObject({ id: z.uuid(), status: z.enum(settableProjectStatuses) }),
  output: z.strictObject({ id: z.uuid(), status: z.enum(projectStatuses) }),
})
