import * as z from 'zod'
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
  scopeOfWork: z.string().nullable(),
  estimatedHires: z.int().nullable(),
  startDate: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
})

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  access: 'buyer',
  summary: `The signed-in buyer's own projects, newest first, ${projectPageSize} to a page`,
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    filter: z.enum(filters).default('all'),
    search: z.string().trim().max(200).default(''),
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
