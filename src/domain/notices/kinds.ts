import { approvingRoles, type FirmRole, managingRoles } from '../firms/role.ts'

/** Who is told: people of the firm by their role, the person it concerns, or admins. */
const audiences = {
  managers: managingRoles,
  approvers: approvingRoles,
  person: null,
  admins: null,
} as const satisfies Record<string, readonly FirmRole[] | null>
export type Audience = keyof typeof audiences

/** Where a notice leads: to its project, to its subject, or to a page of the reader's own. What leads to one place is gathered. */
export const noticePlaces = {
  project: { of: 'project', path: (id: string) => `/projects/${id}` },
  opening: { of: 'project', path: (id: string) => `/projects-labor/${id}` },
  shortlist: { of: 'project', path: (id: string) => `/projects/${id}/shortlist` },
  invitation: { of: 'subject', path: (id: string) => `/invitations/${id}` },
  offer: { of: 'subject', path: (id: string) => `/offers/${id}` },
  statement: { of: 'subject', path: (id: string) => `/statements/${id}` },
  engagement: { of: 'subject', path: (id: string) => `/engagements/${id}` },
  week: { of: 'subject', path: (id: string) => `/hours?week=${id}` },
  hours: { of: 'reader', path: () => '/hours' },
  invoice: { of: 'subject', path: (id: string) => `/invoices/${id}` },
  interview: { of: 'subject', path: (id: string) => `/interviews/${id}` },
  thread: { of: 'subject', path: (id: string) => `/messages?thread=${id}` },
  capacity: { of: 'reader', path: () => '/capacity' },
  dashboard: { of: 'reader', path: () => '/homepage-labor' },
  candidates: { of: 'reader', path: () => '/admin' },
  leads: { of: 'reader', path: () => '/admin/leads' },
} as const
export type NoticePlace = keyof typeof noticePlaces

type NoticeKind = {
  /** Events of the record, or what a trigger tells under such a name. */
  events: readonly string[]
  to: readonly Audience[]
  place: NoticePlace
  /** Unread ones are emailed together, so long after the first. Other events have emails of their own. */
  gatheredMinutes?: number
}

/** Every kind of notice. The database gets it as `app.notice_kinds()`: `npm run db:moves`. */
export const noticeKinds = {
  'new-applications': { events: ['application.submitted'], to: ['managers'], place: 'project', gatheredMinutes: 60 },
  'withdrawn-applications': {
    events: ['application.withdrawn'],
    to: ['managers'],
    place: 'project',
    gatheredMinutes: 60,
  },
  application: {
    events: ['application.reviewed', 'application.accepted', 'application.declined'],
    to: ['person'],
    place: 'opening',
  },
  invitation: { events: ['invitation.sent', 'invitation.closed'], to: ['person'], place: 'invitation' },
  'invitation-answers': { events: ['invitation.declined', 'invitation.expired'], to: ['managers'], place: 'shortlist' },
  'new-fit': { events: ['shortlist.found'], to: ['person'], place: 'shortlist', gatheredMinutes: 5 },
  'shortlist-ready': { events: ['shortlist.released'], to: ['managers'], place: 'shortlist', gatheredMinutes: 1 },
  message: { events: ['message.sent'], to: ['managers', 'person', 'admins'], place: 'thread' },
  interview: {
    events: [
      ...['interview.booked', 'interview.proposed', 'interview.taken', 'interview.answered'],
      ...['interview.moved', 'interview.cancelled', 'interview.expired'],
    ],
    to: ['managers', 'person'],
    place: 'interview',
  },
  offer: {
    events: [
      ...['offer.sent', 'offer.countered', 'offer.revised', 'offer.accepted'],
      ...['offer.declined', 'offer.withdrawn', 'offer.expired'],
    ],
    to: ['managers', 'person'],
    place: 'offer',
  },
  statement: {
    events: [
      ...['statement.sent', 'statement.signed', 'statement.executed'],
      ...['statement.declined', 'statement.voided', 'statement.expired'],
    ],
    to: ['managers', 'person'],
    place: 'statement',
  },
  engagement: {
    events: [
      ...['engagement.started', 'engagement.paused', 'engagement.resumed', 'engagement.notice-given'],
      ...['engagement.ended', 'engagement.terminated', 'engagement.converted', 'engagement.reopened'],
      ...['engagement.onboarding-due', 'engagement.access-left'],
    ],
    to: ['managers', 'person'],
    place: 'engagement',
  },
  'weeks-to-approve': { events: ['week.submitted'], to: ['approvers'], place: 'hours', gatheredMinutes: 60 },
  // Later than an approval can be undone.
  'week-approved': { events: ['week.approved'], to: ['person'], place: 'week', gatheredMinutes: 1 },
  'week-returned': { events: ['week.returned'], to: ['person'], place: 'week', gatheredMinutes: 1 },
  invoice: {
    events: ['invoice.issued', 'invoice.due', 'invoice.overdue', 'invoice.failed', 'invoice.paid'],
    to: ['approvers'],
    place: 'invoice',
  },
  decision: {
    events: ['candidate.interviewed', 'candidate.accepted', 'candidate.rejected'],
    to: ['person'],
    place: 'dashboard',
  },
  'resume-read': { events: ['resume.read', 'resume.unread'], to: ['person'], place: 'dashboard' },
  'confirm-hours': { events: ['hours.unconfirmed'], to: ['person'], place: 'capacity', gatheredMinutes: 5 },
  'new-candidates': { events: ['candidate.applied'], to: ['admins'], place: 'candidates' },
  'new-leads': { events: ['lead.received'], to: ['admins'], place: 'leads' },
  'waiting-applications': { events: ['application.due'], to: ['managers'], place: 'project', gatheredMinutes: 5 },
  'waiting-invitation': { events: ['invitation.due'], to: ['person'], place: 'invitation', gatheredMinutes: 5 },
  'waiting-message': {
    events: ['message.due'],
    to: ['managers', 'person', 'admins'],
    place: 'thread',
    gatheredMinutes: 5,
  },
  'waiting-interview': {
    events: ['interview.due'],
    to: ['managers', 'person'],
    place: 'interview',
    gatheredMinutes: 5,
  },
  // Each round and each version has an email already.
  'waiting-offer': { events: ['offer.due'], to: ['managers', 'person'], place: 'offer' },
  'waiting-statement': { events: ['statement.due'], to: ['managers', 'person'], place: 'statement' },
  'waiting-week': { events: ['week.unsent'], to: ['person'], place: 'week', gatheredMinutes: 5 },
  // Where there is a default approver, the others are told once it is overdue.
  'waiting-weeks': { events: ['week.due', 'week.overdue'], to: ['approvers'], place: 'hours', gatheredMinutes: 5 },
  'waiting-lead': { events: ['lead.due'], to: ['admins'], place: 'leads' },
  'waiting-project': { events: ['project.due'], to: ['admins'], place: 'project' },
  report: { events: ['thread.reported'], to: ['admins'], place: 'thread' },
} as const satisfies Record<string, NoticeKind>

export type NoticeKindName = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKindName, ...NoticeKindName[]]

/** The kinds of notices that lead to a place. */
export const noticeKindsAt = (place: NoticePlace): NoticeKindName[] =>
  noticeKindNames.filter((kind) => noticeKinds[kind].place === place)

export const noticePageSize = 20

const entries = Object.entries(noticeKinds) as [NoticeKindName, NoticeKind][]

/** One row for each event, kind and audience, for the database. */
export const noticeRows = entries.flatMap(([kind, { events, to, place, gatheredMinutes = null }]) =>
  events.flatMap((event) =>
    to.map((audience) => ({
      ...{ event, kind, audience, gatheredMinutes },
      firmRoles: audiences[audience],
      placeOf: noticePlaces[place].of,
    })),
  ),
)
