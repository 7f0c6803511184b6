import type { Statement, StatementSummary } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import type { Principal, Tx } from '#db/session.ts'
import {
  findStatement,
  type ListedStatement,
  listEntries,
  readMemberName,
  readStatementWork,
  type StoredStatement,
} from '#db/statements.ts'
import { notFound } from '#domain/problem.ts'
import { readEntry, signedForClient } from '#domain/statements/entries.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import {
  clientSigner,
  isSealed,
  type StatementSide,
  type StatementStatus,
  statementActions,
  turnToSign,
} from '#domain/statements/status.ts'
import { withIsoTimes } from '../iso-times.ts'

export const sideOf = ({ role }: Pick<Principal, 'role'>): StatementSide | null =>
  role === 'talent' ? 'talent' : role === 'buyer' ? 'owner' : null

export async function requireStatement(tx: Tx, id: string): Promise<StoredStatement> {
  const found = await findStatement(tx, id)
  if (!found) throw notFound(signingMessages.notFound)
  return found
}

/** Where it stands now, for whoever is refused: its time may be up before the job has noticed. */
export async function readStatus(tx: Tx, id: string): Promise<{ status: StatementStatus }> {
  const { status, expiresAt } = await requireStatement(tx, id)
  const isOverdue = turnToSign(status) && expiresAt && expiresAt <= (await readNow(tx))
  return { status: isOverdue ? 'expired' : status }
}

export function summarize(row: ListedStatement): StatementSummary {
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
export async function presentStatement(tx: Tx, row: StoredStatement, me: Principal): Promise<Statement> {
  const side = sideOf(me)
  const { facts, details, pages, templateVersion, isUnread, reason, offerId } = row
  const amendedBy = row.amendedBy && { ...row.amendedBy, effectiveOn: row.amendedBy.effectiveOn ?? '' }
  const work = await readStatementWork(tx, row.id)
  const maySign = side === 'talent' || me.firmRole === 'owner'
  const mayManage = maySign || me.firmRole === 'manager'
  return {
    ...summarize(row),
    side,
    actions: side ? statementActions(row.status, side, { maySign, mayManage }) : [],
    details,
    updatedAt: row.updatedAt,
    templateVersion,
    isUnread,
    signedBy: isSealed(row.status)
      ? signedForClient((await listEntries(tx, row.id)).map(({ entry }) => readEntry(entry)))
      : null,
    terms: facts.terms,
    feeBasisPoints: side === 'talent' ? null : facts.feeBasisPoints,
    amends: presentAmended(row),
    amendedBy,
    mayAmend: side === 'owner' && mayManage && row.status === 'executed' && !amendedBy && work?.isOver === false,
    applicationId: work?.applicationId ?? null,
    sha256: row.shownSha256,
    pages,
    sealedSha256: row.sealedSha256,
    reason,
    talentSignedAt: row.talentSignedAt?.toISOString() ?? null,
    hasViewed: row.hasViewed,
    offerId,
  }
}

function presentAmended({ amends }: StoredStatement): Statement['amends'] {
  if (!amends) return null
  const { id, version, effectiveOn, facts, details } = amends
  return { id, version, effectiveOn: effectiveOn ?? '', terms: facts.terms, details }
}

/** Reads it again after a change. */
export const presentAgain = async (tx: Tx, id: string, me: Principal): Promise<Statement> =>
  presentStatement(tx, await requireStatement(tx, id), me)

/** As the audit trail names them. */
export const nameOf = async (tx: Tx, side: StatementSide, { facts }: StoredStatement): Promise<string> =>
  side === 'talent' ? facts.professional.name : ((await readMemberName(tx))?.name ?? clientSigner(facts.client.name))
