import { type FirmRole, mayManage } from '../firms/role.ts'
import { defineLifeCycle, movesBy, movesFrom, type StatusOf } from '../life-cycle.ts'

/** From applying to a project until its owner has decided. */
export const applicationLifeCycle = defineLifeCycle({
  subject: 'application',
  statuses: ['pending', 'reviewing', 'accepted', 'rejected'],
  starts: {
    submit: { to: 'pending', by: ['talent'], event: 'application.submitted', notify: { owner: 'new-application' } },
  },
  moves: {
    accept: {
      from: ['pending', 'reviewing'],
      to: 'accepted',
      by: ['owner'],
      event: 'application.accepted',
      notify: { talent: 'application-accepted' },
    },
    review: {
      from: ['pending'],
      to: 'reviewing',
      by: ['owner'],
      event: 'application.reviewed',
      notify: { talent: 'application-reviewing' },
    },
    decline: {
      from: ['pending', 'reviewing'],
      to: 'rejected',
      // Also when the project is closed, or nobody has answered for ten business days.
      by: ['owner', 'system'],
      event: 'application.declined',
      notify: { talent: 'application-declined' },
    },
    // What the firm has just decided is as before.
    restore: { from: ['accepted', 'rejected'], to: 'pending', by: ['system'], event: 'application.restored' },
    resume: { from: ['accepted', 'rejected'], to: 'reviewing', by: ['system'], event: 'application.restored' },
    withdraw: {
      from: ['pending', 'reviewing'],
      to: 'deleted',
      by: ['talent'],
      event: 'application.withdrawn',
    },
  },
  refusal: ({ now }) => `Someone else has just updated this application. Its status is now ${now}.`,
})

export const applicationStatuses = applicationLifeCycle.statuses
export type ApplicationStatus = StatusOf<typeof applicationLifeCycle>

/** What the applicant may do with their own. */
export const ownApplicationActions = movesBy(applicationLifeCycle, 'talent')

const ownerMoves = movesBy(applicationLifeCycle, 'owner')
/** What an owner decides. */
export type ApplicationMove = (typeof ownerMoves)[number]

/** What a firm may do with an application: move it, if the role allows it, read the resume, and contact those it accepted. */
export const applicationActions = [...ownerMoves, 'contact', 'resume'] as const
export type ApplicationAction = (typeof applicationActions)[number]

export const applicationActionsFor = (
  status: ApplicationStatus,
  { hasContact, hasResume, firmRole }: { hasContact: boolean; hasResume: boolean; firmRole: FirmRole | null },
): ApplicationAction[] => [
  ...(mayManage(firmRole) ? movesFrom(applicationLifeCycle, status, 'owner') : []),
  ...(hasContact ? (['contact'] as const) : []),
  ...(hasResume ? (['resume'] as const) : []),
]
