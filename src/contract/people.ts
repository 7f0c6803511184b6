import * as z from 'zod/mini'
import { roles } from '#domain/accounts/role.ts'
import { personActions, personStates, roleFilters, stateFilters } from '#domain/people/person.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { reason } from '#domain/reason.ts'
import { endpoint, nothing } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

const listedPerson = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(roles),
  state: z.enum(personStates),
  createdAt: moment,
  lastSignInAt: z.nullable(moment),
})
export type ListedPerson = z.output<typeof listedPerson>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'admin',
  summary: 'Every account, newest first, by name, address, role and state',
  input: z.strictObject({
    /** A part of the name or the address. */
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    role: z._default(z.enum(roleFilters), 'all'),
    state: z._default(z.enum(stateFilters), 'all'),
    page: pageNumber,
  }),
  output: z.strictObject({ people: z.array(listedPerson), ...listLength }),
})

const personSession = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  networkAddress: z.nullable(z.string()),
  createdAt: moment,
})

const personEvent = z.strictObject({
  id: z.int(),
  happenedAt: moment,
  event: z.string(),
  actorName: z.string(),
  /** Where a sign-in came from. */
  network: z.nullable(z.string()),
  /** Why an admin did it. */
  reason: z.nullable(z.string()),
})
export type PersonEvent = z.output<typeof personEvent>

/** A project of the person's firm. */
const personProject = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(projectStatuses),
  takenDownAt: z.nullable(moment),
  createdAt: moment,
})

const person = z.strictObject({
  ...listedPerson.shape,
  isOwn: z.boolean(),
  suspension: z.nullable(z.strictObject({ since: moment, reason: z.string() })),
  candidateId: z.nullable(z.uuid()),
  firm: z.nullable(z.string()),
  firmId: z.nullable(z.uuid()),
  sessions: z.array(personSession),
  projects: z.array(personProject),
  history: z.array(personEvent),
  actions: z.array(z.enum(personActions)),
})
export type Person = z.output<typeof person>

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/people/:id',
  access: 'admin',
  summary: 'An account with its sessions, its newest projects, its sign-ins and what admins did about it',
  input: z.strictObject({ id: z.uuid() }),
  output: person,
})

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/people/:id/suspension',
  access: 'admin',
  summary: 'Suspend an account: its sessions and links end at once, and an email gives the reason',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})

export const restorePerson = endpoint({
  method: 'POST',
  path: '/api/people/:id/restoration',
  access: 'admin',
  summary: 'Restore a suspended account with everything it had; an email says so',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/people/:id/sessions',
  access: 'admin',
  summary: 'End every session of an account; they can sign in again',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ ended: z.int() }),
})
