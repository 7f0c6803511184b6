import { defineLifeCycle, type MoveOf, movesFrom, type StatusOf } from '../life-cycle.ts'

/** How long both sides have to sign, from when it is sent. */
export const signingDays = 14

/** The talent signs first, then an owner of the firm; with the second signature it is sealed. */
export const statementLifeCycle = defineLifeCycle({
  subject: 'statement',
  statuses: ['draft', 'out', 'signed', 'executed', 'amended', 'declined', 'voided', 'expired'],
  starts: {
    draft: { to: 'draft', by: ['owner'], event: 'statement.drafted' },
  },
  moves: {
    send: { from: ['draft'], to: 'out', by: ['owner'], event: 'statement.sent', notify: { talent: 'statement-out' } },
    sign: {
      from: ['out'],
      to: 'signed',
      by: ['talent'],
      event: 'statement.signed',
      notify: { owner: 'statement-signed' },
    },
    execute: {
      from: ['signed'],
      to: 'executed',
      by: ['owner'],
      event: 'statement.executed',
      notify: { owner: 'statement-executed', talent: 'statement-executed' },
    },
    decline: {
      from: ['out'],
      to: 'declined',
      by: ['talent'],
      event: 'statement.declined',
      notify: { owner: 'statement-declined' },
    },
    // Nobody but the firm has seen it.
    discard: { from: ['draft'], to: 'voided', by: ['owner'], event: 'statement.discarded' },
    void: {
      from: ['out', 'signed'],
      to: 'voided',
      by: ['owner'],
      event: 'statement.voided',
      notify: { talent: 'statement-voided' },
    },
    // Both sides have signed a later version.
    amend: { from: ['executed'], to: 'amended', by: ['system'], event: 'statement.amended' },
    expire: {
      from: ['out', 'signed'],
      to: 'expired',
      by: ['system'],
      event: 'statement.expired',
      notify: { owner: 'statement-expired', talent: 'statement-expired' },
    },
  },
  refusal: ({ now }) => statusSentences[now],
})

/** What becomes of what both sides have signed, as people read it before they delete their account. */
export const signedIsKept = {
  howLong: 'as long as this site is run',
  why: 'the other side needs it, and anyone with the file can check it',
} as const

const statusSentences = {
  draft: 'This statement hasn’t been sent yet.',
  out: 'This statement is waiting for the talent’s signature.',
  signed: 'This statement has been signed by the talent and is waiting for the firm’s owner.',
  executed: 'This statement has been signed by both sides.',
  amended: 'Both sides have signed a later version of this statement.',
  declined: 'This statement has been declined.',
  voided: 'This statement has been withdrawn.',
  expired: 'This statement has expired.',
} as const

export type StatementStatus = StatusOf<typeof statementLifeCycle>
export type StatementMove = MoveOf<typeof statementLifeCycle>
export type StatementSide = 'owner' | 'talent'

/** Signed by both sides, whether or not it was amended later: there is a sealed file. */
export const isSealed = (status: StatementStatus): boolean => status === 'executed' || status === 'amended'

/** Nobody signs it anymore. */
export const isGivenUp = (status: StatementStatus): boolean =>
  status === 'declined' || status === 'voided' || status === 'expired'

/** Whose signature is next. */
export const turnToSign = (status: StatementStatus): StatementSide | null =>
  status === 'out' ? 'talent' : status === 'signed' ? 'owner' : null

/** Who signs for the client: any of its owners may, until one of them has. */
export const clientSigner = (client: string, signedBy: string | null = null): string =>
  signedBy ?? `An owner of ${client}`

/** What a reader may do: a firm's owners alone sign for it, managers write and withdraw. */
export function statementActions(
  status: StatementStatus,
  side: StatementSide,
  { maySign, mayManage }: { maySign: boolean; mayManage: boolean },
): StatementMove[] {
  return movesFrom(statementLifeCycle, status, side).filter((move) =>
    move === 'execute' || move === 'sign' ? maySign : mayManage,
  )
}
