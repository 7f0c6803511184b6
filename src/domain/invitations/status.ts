import { defineLifeCycle, movesFrom, type StatusOf } from '../life-cycle.ts'

/** A firm asks someone to join a project. Whoever accepts has applied. */
export const invitationLifeCycle = defineLifeCycle({
  subject: 'invitation',
  statuses: ['open', 'accepted', 'declined', 'expired', 'closed'],
  starts: {
    invite: { to: 'open', by: ['owner'], event: 'invitation.sent', notify: { talent: 'project-invitation' } },
  },
  moves: {
    // The firm hears of the application that it becomes.
    accept: { from: ['open'], to: 'accepted', by: ['talent'], event: 'invitation.accepted' },
    decline: {
      from: ['open'],
      to: 'declined',
      by: ['talent'],
      event: 'invitation.declined',
      notify: { owner: 'invitation-declined' },
    },
    expire: {
      from: ['open'],
      to: 'expired',
      by: ['system'],
      event: 'invitation.expired',
      notify: { owner: 'invitation-expired' },
    },
    // With its project.
    close: {
      from: ['open'],
      to: 'closed',
      by: ['system'],
      event: 'invitation.closed',
      notify: { talent: 'invitation-closed' },
    },
  },
  refusal: ({ now }) => statusSentences[now],
})

const statusSentences = {
  open: 'This invitation has not been answered yet.',
  accepted: 'You have already accepted this invitation.',
  declined: 'You have already declined this invitation.',
  expired: 'This invitation has expired. You can still apply while the project is open.',
  closed: 'This project no longer takes applications, so the invitation has ended.',
} as const

export type InvitationStatus = StatusOf<typeof invitationLifeCycle>

/** What the invited person may do: answer, or ask first. */
export const invitationActions = ['accept', 'decline', 'ask'] as const
export type InvitationAction = (typeof invitationActions)[number]

export const invitationActionsFor = (status: InvitationStatus, isTaking: boolean): InvitationAction[] => [
  ...movesFrom(invitationLifeCycle, status, 'talent').filter((move) => move !== 'accept' || isTaking),
  ...(status === 'open' ? (['ask'] as const) : []),
]
