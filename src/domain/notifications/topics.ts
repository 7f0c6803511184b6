import type { Role } from '../accounts/role.ts'
import { approvingRoles, type FirmRole, firmRoles, managingRoles } from '../firms/role.ts'

type TopicFacts = {
  roles: readonly Role[]
  /** Of buyers, those with one of these roles at their firm. */
  firmRoles?: readonly FirmRole[]
  title: string
  description: string
  kinds: readonly string[]
}

/** Emails that a person may turn off, with the kinds of email in each topic. Every other kind is always sent. */
export const topics = {
  'application-status': {
    roles: ['talent'],
    title: 'Application updates',
    description:
      'When a firm reviews or declines your application, or removes the project. We always email you about an acceptance, and when an application ends without a decision.',
    kinds: ['application-reviewing', 'application-declined', 'project-deleted'],
  },
  messages: {
    roles: ['talent', 'buyer'],
    firmRoles: managingRoles,
    title: 'Messages',
    description: 'When you haven’t read a message for five minutes, at most every half hour for each conversation.',
    kinds: ['unread-messages'],
  },
  invitations: {
    roles: ['talent', 'buyer'],
    firmRoles: managingRoles,
    title: 'Invitations',
    description:
      'When a firm invites you to a project or closes it before you answer, or someone you invited declines or doesn’t answer in time.',
    kinds: ['project-invitation', 'invitation-declined', 'invitation-expired', 'invitation-closed'],
  },
  'new-applications': {
    roles: ['buyer'],
    firmRoles: managingRoles,
    title: 'New applications',
    description: 'When people apply to one of your projects or withdraw: one email for all within an hour.',
    kinds: ['new-application', 'application-withdrawn'],
  },
  'new-fits': {
    roles: ['buyer'],
    firmRoles: managingRoles,
    title: 'People who fit',
    description: 'When someone fits a project after you asked us to tell you, or a shortlist is ready.',
    kinds: ['new-fit', 'shortlist-ready'],
  },
  reminders: {
    roles: ['talent', 'buyer'],
    // Hours that wait are told to approvers, too.
    firmRoles: approvingRoles,
    title: 'Reminders to answer',
    description:
      'When someone is waiting for your answer: halfway to the time it’s due, and again when it’s due. For talent, also when your hours need to be confirmed.',
    kinds: ['reply-reminder', 'confirm-hours', 'waiting-week', 'waiting-weeks'],
  },
} as const satisfies Record<string, TopicFacts>

export type Topic = keyof typeof topics

export const topicNames = Object.keys(topics) as [Topic, ...Topic[]]

export const topicsOf = ({ role, firmRole }: { role: Role; firmRole: FirmRole | null }): Topic[] =>
  topicNames.filter((topic) => {
    const facts: TopicFacts = topics[topic]
    const isOfRole = role !== 'buyer' || (facts.firmRoles ?? firmRoles).some((one) => one === firmRole)
    return facts.roles.includes(role) && isOfRole
  })

export const topicOfKind = (kind: string): Topic | undefined =>
  topicNames.find((topic) => (topics[topic].kinds as readonly string[]).includes(kind))
