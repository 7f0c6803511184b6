import type { Waiting } from '#contract/replies.ts'
import { counted } from '#domain/counted.ts'

/** What waits, and what to do about it. */
export const waitingSentences: Record<Waiting['kind'], (one: Waiting) => { title: string; action: string }> = {
  application: ({ count, title }) => ({
    title: `${counted(count, 'application')} for ${title ?? 'a project'}`,
    action: count === 1 ? 'Review' : `Review ${count}`,
  }),
  invitation: ({ names }) => ({ title: `${names[0] ?? 'A firm'} invites you to a project`, action: 'Answer' }),
  message: ({ names }) => ({ title: `${names[0] ?? 'Someone'} wrote to you`, action: 'Reply' }),
  interview: ({ names }) => ({
    title: `${names[0] ?? 'Someone'} proposed times for an interview`,
    action: 'Choose a Time',
  }),
  offer: ({ names }) => ({ title: `Offer: ${names[0] ?? 'the other side'}`, action: 'View Offer' }),
  statement: ({ names }) => ({
    title: `Statement of work: ${names[0] ?? 'the other side'}`,
    action: 'Open Statement',
  }),
  week: ({ count, names }) => ({
    title: count === 1 ? `Hours of ${names[0] ?? 'someone'}` : `${count} weeks of hours`,
    action: 'Check Hours',
  }),
  lead: ({ names }) => ({ title: `${names[0] ?? 'A lead'} asked for support`, action: 'View Leads' }),
  project: ({ title }) => ({ title: `New project: ${title ?? 'untitled'}`, action: 'View Project' }),
}

/** Who waits, or for which project. Weeks are gathered from all of a firm's projects. */
export function detailOf({ kind, count, names, title }: Waiting): string | null {
  if (kind === 'project') return null
  const isOfSeveral = kind === 'application' || (kind === 'week' && count > 1)
  return isOfSeveral ? [...new Set(names)].join(' · ') : title
}
