import * as z from 'zod/mini'
import { firmRoles } from '#domain/firms/role.ts'
import { endpoint } from './endpoint.ts'

/* Apart from the rest of engagements, which the home pages and a project's page would load with it. */

export const sides = ['owner', 'talent', 'operator'] as const

const line = z.nullable(z.string())

export const listedEngagement = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid(),
  title: line,
  firm: line,
  talent: line,
  /** The work is over, however it ended. */
  isOver: z.boolean(),
  /** Where it stands, whose turn it is, and where they act. */
  standing: z.strictObject({
    text: z.string(),
    turn: z.nullable(z.enum(sides)),
    action: z.nullable(z.strictObject({ label: z.string(), to: z.string() })),
  }),
})
export type ListedEngagement = z.output<typeof listedEngagement>

export const listEngagements = endpoint({
  method: 'GET',
  path: '/api/engagements',
  access: ['buyer', 'talent'],
  firmRoles,
  summary: 'Engagements of the firm or the signed-in person, those that go on first; also of one project',
  input: z.strictObject({ project: z.optional(z.uuid()) }),
  output: z.strictObject({ engagements: z.array(listedEngagement) }),
})
