import type { Statement, StatementSummary } from '#contract/statements.ts'
import type { Principal, Tx } from '#db/session.ts'
import { findStatement, readMemberName, type StoredStatement } from '#db/statements.ts'
import { notFound } from '#domain/problem.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import { type StatementSide, statementActions } from '#domain/statements/status.ts'
import { withIsoTimes } from '../iso-times.ts'

export const sideOf = ({ role }: Pick<Principal, 'role'>): StatementSide | null =>
  role === 'talent' ? 'talent' : role === 'buyer' ? 'owner' : null

export async function requireStatement(tx: Tx, id: string): Promise<StoredStatement> {
  const found = await findStatement(tx, id)
  if (!found) throw notFound(signingMessages.notFound)
  return found
}

export function summarize(row: StoredStatement): StatementSummary {
  const { id, number, version, status, expiresAt, executedAt, createdAt } = withIsoTimes(row)
  const { project, client, professional } = row.facts
  return {
    id,
    number,
    version,
    status,
    project,
    client: client.name,
    professional: professional.name,
    expiresAt,
    executedAt,
    createdAt,
  }
}

/** A statement as its reader may know it, with what they may do next. */
export function presentStatement(row: StoredStatement, me: Principal): Statement {
  const side = sideOf(me)
  const { facts, details, pages, templateVersion, isUnread, reason, offerId } = row
  const { rateCents, hoursPerWeek, weeklyCapHours, noticeDays, startDate } = facts.terms
  const maySign = side === 'talent' || me.firmRole === 'owner'
  const mayManage = maySign || me.firmRole === 'manager'
  return {
    ...summarize(row),
    side,
    actions: side ? statementActions(row.status, side, { maySign, mayManage }) : [],
    details,
    templateVersion,
    isUnread,
    signer: facts.client.signer,
    rateCents,
    feeBasisPoints: side === 'talent' ? null : facts.feeBasisPoints,
    hoursPerWeek,
    weeklyCapHours,
    noticeDays,
    startDate,
    sha256: row.shownSha256,
    pages,
    sealedSha256: row.sealedSha256,
    reason,
    talentSignedAt: row.talentSignedAt?.toISOString() ?? null,
    hasViewed: (side === 'talent' ? row.talentViewedAt : row.ownerViewedAt) !== null,
    offerId,
  }
}

/** Reads it again after a change. */
export const presentAgain = async (tx: Tx, id: string, me: Principal): Promise<Statement> =>
  presentStatement(await requireStatement(tx, id), me)

/** As the audit trail names them. */
export const nameOf = async (tx: Tx, side: StatementSide, { facts }: StoredStatement): Promise<string> =>
  side === 'talent' ? facts.professional.name : ((await readMemberName(tx))?.name ?? facts.client.signer)
