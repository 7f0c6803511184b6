import * as z from 'zod/mini'
import { allProjectsSorts, projectStates, stateFilters } from '#domain/projects/all-projects.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const listedProject = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(projectStates),
  /** Null once the firm is closed. */
  firmId: z.nullable(z.uuid()),
  firm: z.nullable(z.string()),
  applications: z.int(),
  hired: z.int(),
  estimatedHires: z.nullable(z.int()),
  createdAt: z.iso.datetime({ offset: true }),
})
export type ListedProject = z.output<typeof listedProject>

export const listAllProjects = endpoint({
  method: 'GET',
  path: '/api/all-projects',
  access: 'admin',
  summary: 'Every firm’s projects by state and by a part of the title or the firm’s name, with applicants and hires',
  input: z.strictObject({
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    state: z._default(z.enum(stateFilters), 'all'),
    sort: z._default(z.enum(allProjectsSorts), 'newest'),
    page: pageNumber,
  }),
  output: z.strictObject({ projects: z.array(listedProject), ...listLength }),
})
