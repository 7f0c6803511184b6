import * as z from 'zod/mini'
import { lead } from '#domain/leads/lead.ts'
import { leadFilters } from '#domain/leads/list.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

export const createLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  access: 'anyone',
  summary: 'Sign up at "Get Support Now"; a known address is accepted again',
  input: lead,
  output: z.strictObject({ email: z.string() }),
})

const moment = z.iso.datetime({ offset: true })
const handling = { handledAt: z.nullable(moment), handledBy: z.nullable(z.string()) }

const listedLead = z.strictObject({ id: z.uuid(), email: z.string(), createdAt: moment, ...handling })
export type ListedLead = z.output<typeof listedLead>

export const leadSelection = z.strictObject({
  /** A part of the address. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  filter: z._default(z.enum(leadFilters), 'open'),
})

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/leads',
  access: 'admin',
  summary: 'Leads from "Get Support Now", newest first, and who handled them',
  input: z.strictObject({ ...leadSelection.shape, page: pageNumber }),
  output: z.strictObject({ leads: z.array(listedLead), ...listLength }),
})

export const handleLead = endpoint({
  method: 'PUT',
  path: '/api/leads/:id/handling',
  access: 'admin',
  summary: 'Mark a lead as handled or reopen it; if two admins do it at once, the first one is named',
  input: z.strictObject({ id: z.uuid(), isHandled: z.boolean() }),
  output: z.strictObject(handling),
})
