import { type ApplicationOutcome, outcomeTexts } from '../applications/outcome.ts'
import { brand } from '../brand.ts'
import type { NoticeKindName } from './kinds.ts'

export type NoticeFacts = {
  kind: NoticeKindName
  /** The latest of what happened. */
  event: string
  count: number
  /** Whom it is about, the latest first; the first few. */
  names: readonly string[]
  /** Of the project, if it is about one. */
  title: string | null
  /** Of an application that ended without a decision of the firm. */
  outcome: ApplicationOutcome | null
}

/** The bold part, and what follows it. */
export type NoticeText = { who: string; what: string }

/** "Ana", "Ana and Ben", "Ana, Ben and 3 others". */
export function listNames(names: readonly string[], count: number, fallback: string): string {
  const [first, second, third] = names
  if (!first) return count > 1 ? `${count} people` : fallback
  const others = count - 2
  if (count <= 1 || !second) return count > 1 ? `${first} and ${count - 1} ${count === 2 ? 'other' : 'others'}` : first
  if (others <= 0) return `${first} and ${second}`
  return others === 1 && third
    ? `${first}, ${second} and ${third}`
    : `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'}`
}

const applicationTexts: Record<string, string> = {
  'application.reviewed': 'is reviewing your application',
  'application.accepted': 'accepted your application',
  'application.declined': 'decided not to go ahead with your application',
}
const answerTexts: Record<string, string> = {
  'invitation.declined': 'declined',
  'invitation.expired': 'didn’t answer',
}
const interviewTexts: Record<string, string> = {
  'interview.booked': 'is booked',
  'interview.taken': 'is booked',
  'interview.proposed': 'has proposed times',
  'interview.answered': 'has other proposed times',
  'interview.moved': 'was moved',
  'interview.cancelled': 'was canceled',
  'interview.expired': 'expired: the proposed times have passed',
}
const offerTexts: Record<string, string> = {
  'offer.sent': 'is ready to read',
  'offer.countered': 'was countered',
  'offer.revised': 'has a new round',
  'offer.accepted': 'was accepted',
  'offer.declined': 'was declined',
  'offer.withdrawn': 'was withdrawn',
  'offer.expired': 'expired without an answer',
}
const statementTexts: Record<string, string> = {
  'statement.sent': 'is ready to sign',
  'statement.signed': 'was signed by the talent',
  'statement.executed': 'was signed by both sides',
  'statement.declined': 'was declined',
  'statement.voided': 'was withdrawn',
  'statement.expired': 'expired without both signatures',
}
const engagementTexts: Record<string, string> = {
  'engagement.started': 'has started',
  'engagement.paused': 'is paused',
  'engagement.resumed': 'has resumed',
  'engagement.notice-given': 'is ending: notice was given',
  'engagement.ended': 'has ended',
  'engagement.terminated': 'was ended immediately',
  'engagement.converted': 'became full-time employment',
  'engagement.reopened': 'is being prepared again',
  'engagement.onboarding-due': 'has onboarding due',
  'engagement.access-left': 'has ended, and access is still open',
}
const invoiceTexts: Record<string, string> = {
  'invoice.issued': 'is ready',
  'invoice.due': 'is due soon',
  'invoice.overdue': 'is overdue',
  'invoice.failed': 'couldn’t be charged',
  'invoice.paid': 'is paid',
}
const decisionTexts: Record<string, string> = {
  'candidate.interviewed': 'invited you to an interview',
  'candidate.accepted': 'accepted you to the network',
  'candidate.rejected': 'decided on your application',
}

const texts: Record<NoticeKindName, (facts: NoticeFacts) => NoticeText> = {
  'new-applications': ({ count, names }) => ({
    who: count === 1 ? 'New application' : `${count} applications`,
    what: `: ${listNames(names, count, 'someone')}`,
  }),
  // Someone may have withdrawn twice: people are counted, not withdrawals, where all of them are named.
  'withdrawn-applications': ({ count, names }) => {
    const people = names.length < 3 ? Math.max(names.length, 1) : count
    return {
      who: listNames(names, people, 'Someone'),
      what: people > 1 ? ' withdrew their applications' : ' withdrew their application',
    }
  },
  application: ({ event, names, outcome }) => ({
    who: names[0] ?? 'The firm',
    what: ` ${outcome ? outcomeTexts[outcome] : (applicationTexts[event] ?? 'changed your application')}`,
  }),
  invitation: ({ event, names }) => ({
    who: names[0] ?? 'A firm',
    what:
      event === 'invitation.closed'
        ? ' closed the project, so its invitation to you has ended'
        : ' invites you to a project',
  }),
  'invitation-answers': ({ event, count, names }) => ({
    who: listNames(names, count, 'Someone'),
    what: count > 1 ? ' didn’t accept your invitations' : ` ${answerTexts[event] ?? 'changed'} your invitation`,
  }),
  'new-fit': ({ names }) => ({ who: names[0] ?? 'Someone', what: ' fits your project' }),
  'shortlist-ready': () => ({ who: brand.name, what: ' reviewed your shortlist: it’s ready' }),
  message: ({ count, names }) => ({
    who: names[0] ?? brand.name,
    what: count === 1 ? ' sent you a message' : ` sent you ${count} messages`,
  }),
  interview: ({ event, names }) => ({
    who: `Interview with ${names[0] ?? 'the other side'}`,
    what: ` ${interviewTexts[event] ?? 'has changed'}`,
  }),
  offer: ({ event, names }) => ({
    who: names[0] ? `Offer: ${names[0]}` : 'The offer',
    what: ` ${offerTexts[event] ?? 'has changed'}`,
  }),
  statement: ({ event, names }) => ({
    who: names[0] ? `Statement of work: ${names[0]}` : 'The statement of work',
    what: ` ${statementTexts[event] ?? 'has changed'}`,
  }),
  engagement: ({ event, names }) => ({
    who: names[0] ? `Engagement: ${names[0]}` : 'The engagement',
    what: ` ${engagementTexts[event] ?? 'has changed'}`,
  }),
  'weeks-to-approve': ({ count, names }) => {
    const people = [...new Set(names)]
    return {
      who: count === 1 ? 'A week of hours' : `${count} weeks of hours`,
      what: ` to approve, ${count > names.length ? 'the latest ' : ''}from ${listNames(people, people.length, 'someone')}`,
    }
  },
  'week-approved': ({ names }) => ({ who: names[0] ?? 'The firm', what: ' approved your week' }),
  'week-returned': ({ names }) => ({ who: names[0] ?? 'The firm', what: ' returned your week with a reason' }),
  invoice: ({ event, names }) => ({
    who: names[0] ? `Invoice ${names[0]}` : 'An invoice',
    what: ` ${invoiceTexts[event] ?? 'has changed'}`,
  }),
  decision: ({ event }) => ({ who: brand.name, what: ` ${decisionTexts[event] ?? 'changed your status'}` }),
  'resume-read': ({ event }) => ({
    who: 'Your resume',
    what:
      event === 'resume.read'
        ? ' was read: please check your profile'
        : ' couldn’t be read: please fill in your profile',
  }),
  'confirm-hours': () => ({ who: 'Your hours', what: ' need to be confirmed so that firms can rely on them' }),
  'new-candidates': ({ count, names }) => ({
    who: count === 1 ? 'New candidate' : `${count} new candidates`,
    what: `: ${listNames(names, count, 'someone')}`,
  }),
  'new-leads': ({ count }) => ({
    who: count === 1 ? 'A new lead' : `${count} new leads`,
    what: ' from the landing page',
  }),
  'waiting-applications': ({ names }) => ({
    who: listNames(names, names.length, 'Someone'),
    what: names.length > 1 ? ' are waiting for your answer' : ' is waiting for your answer',
  }),
  'waiting-invitation': ({ names }) => ({
    who: names[0] ?? 'A firm',
    what: ' is waiting for your answer to an invitation',
  }),
  'waiting-message': ({ names }) => ({ who: names[0] ?? 'A message', what: ' is waiting for your answer' }),
  'waiting-interview': ({ names }) => ({
    who: `Interview with ${names[0] ?? 'the other side'}`,
    what: ' is waiting for you to choose a time',
  }),
  'waiting-offer': ({ names }) => ({
    who: names[0] ? `Offer: ${names[0]}` : 'An offer',
    what: ' is waiting for your answer',
  }),
  'waiting-statement': ({ names }) => ({
    who: names[0] ? `Statement of work: ${names[0]}` : 'A statement of work',
    what: ' is waiting for you',
  }),
  'waiting-week': ({ names }) => ({
    who: names[0] ? `Your hours for ${names[0]}` : 'Your hours',
    what: ' are waiting to be submitted',
  }),
  'waiting-weeks': ({ names }) => ({
    who: names.length > 0 ? `Hours of ${listNames(names, names.length, 'someone')}` : 'Hours',
    what: ' are waiting for your approval',
  }),
  'waiting-lead': () => ({ who: 'A lead', what: ' is waiting for your answer' }),
  'waiting-project': () => ({ who: 'A new project', what: ' is waiting for you' }),
  report: () => ({ who: 'A conversation', what: ' was reported' }),
}

export const noticeText = (facts: NoticeFacts): NoticeText => texts[facts.kind](facts)
