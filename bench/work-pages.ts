import { callFilters } from '#domain/calls/list.ts'
import type { MeasuredPage } from './pages.ts'

const paths = (path: string, asked: string[]) => asked.map((more) => `${path}${more}`)
const searched = ['an', 'senior', 'maria santos', 'payroll', 'no such thing']

/** What people work with once someone has applied: conversations, interviews, engagements, hours, invoices, notices. */
export const workPages = (project: string): MeasuredPage[] => [
  {
    name: 'firm: notices, unread',
    as: 'buyer',
    limitMs: 50,
    paths: ['/api/notices', '/api/notices?isUnread=true', '/api/unread-notices'],
  },
  {
    name: 'firm: conversations, unread',
    as: 'buyer',
    limitMs: 50,
    paths: ['/api/threads', '/api/threads?before=2026-08-01T00:00:00Z', '/api/unread-threads'],
  },
  {
    name: 'firm: search for conversations',
    as: 'buyer',
    limitMs: 50,
    paths: searched.map((q) => `/api/threads?q=${q}`),
  },
  {
    name: 'firm: interviews, of a project, page 100',
    as: 'buyer',
    limitMs: 50,
    paths: paths('/api/interviews', ['', '?filter=past', '?filter=past&page=100', `?filter=past&project=${project}`]),
  },
  {
    name: 'firm: invitations of a project',
    as: 'buyer',
    limitMs: 50,
    paths: paths(`/api/projects/${project}/invitations`, ['', '?page=20']),
  },
  {
    name: 'firm: engagements, of a project',
    as: 'buyer',
    limitMs: 50,
    paths: paths('/api/engagements', ['', `?project=${project}`]),
  },
  { name: 'firm: what waits', as: 'buyer', limitMs: 50, paths: ['/api/waiting'] },
  {
    name: 'firm: hours, invoices, ledger',
    as: 'buyer',
    limitMs: 50,
    paths: ['/api/weeks?status=submitted', '/api/weeks', '/api/weeks-waiting', '/api/invoices', '/api/ledger'],
  },
  {
    name: 'talent: own lists',
    as: 'talent',
    limitMs: 50,
    paths: [
      ...['/api/notices', '/api/unread-notices', '/api/threads', '/api/unread-threads', '/api/threads?q=an'],
      ...['/api/interviews', '/api/interviews?filter=past', '/api/me/invitations', '/api/applications'],
      ...['/api/engagements', '/api/waiting', '/api/hours', '/api/weeks', '/api/payouts/lines'],
    ],
  },
  {
    name: 'admin: conversations, unread',
    as: 'admin',
    limitMs: 50,
    paths: ['/api/threads', '/api/threads?before=2026-08-01T00:00:00Z', '/api/unread-threads'],
  },
  {
    name: 'admin: search for conversations',
    as: 'admin',
    limitMs: 50,
    paths: searched.map((q) => `/api/threads?q=${q}`),
  },
  { name: 'admin: what waits', as: 'admin', limitMs: 50, paths: ['/api/waiting'] },
  {
    name: 'admin: calls, page 100',
    as: 'admin',
    limitMs: 50,
    paths: callFilters.flatMap((filter) => paths(`/api/calls?filter=${filter}`, ['', '&kind=interview', '&page=100'])),
  },
  { name: 'admin: unfilled projects', as: 'admin', limitMs: 50, paths: ['/api/unfilled-projects'] },
  { name: 'admin: shortlists shown', as: 'admin', limitMs: 50, paths: [`/api/projects/${project}/runs`] },
  {
    name: 'admin: invoices by status, page 100',
    as: 'admin',
    limitMs: 50,
    paths: paths('/api/invoices', ['', '?status=overdue', '?status=paid', '?page=100']),
  },
  { name: 'admin: what can be billed', as: 'admin', limitMs: 50, paths: ['/api/billable'] },
  { name: 'admin: payouts', as: 'admin', limitMs: 50, paths: ['/api/payouts', '/api/payouts?page=100'] },
]
