import type { ParsedInputOf } from '#contract/endpoint.ts'
import { signStatement as endpoint } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import type { Principal, Tx } from '#db/session.ts'
import { listEntries, moveStatement, readStatementFile, type StoredStatement } from '#db/statements.ts'
import { brand } from '#domain/brand.ts'
import { refusal } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import type { ChainedEntry } from '#domain/statements/audit-trail.ts'
import { readEntry, type TrailEntry } from '#domain/statements/entries.ts'
import { initialsOf, kindOfProof, signingMessages } from '#domain/statements/signing.ts'
import { statementLifeCycle, turnToSign } from '#domain/statements/status.ts'
import { makeMove } from '../make-move.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { externalRoute, type RequestContext } from '../serve.ts'
import type { Services } from '../services.ts'
import { proveAgain } from '../two-factor/prove-again.ts'
import { addChained, chainEntries } from './add-entries.ts'
import { drawCertificate } from './draw-certificate.ts'
import { mailStatement } from './mail-statement.ts'
import { nameOf, presentAgain, readStatus, requireStatement, sideOf } from './present-statement.ts'
import { refusedAsOver, refuseOver } from './refuse-over.ts'

type Signing = ParsedInputOf<typeof endpoint>

/**
 * Everything that takes time comes first: the login, the certificate, the seal. Then one transaction writes status, file, audit trail and emails,
 * all or nothing.
 */
export const signStatement = externalRoute(endpoint, async (input, me, request) => {
  const { services, cookie } = request
  const person = cookie.person() ?? { userId: me.userId }
  const asSigner = <T>(work: (tx: Tx, me: Principal) => Promise<T>) => services.db.asUser(person, work)
  const ready = await asSigner((tx) => prepare(tx, input, me))
  await proveAgain(input.proof, me, request)
  const { statement, before } = ready
  const added = chainEntries(before, entriesOf(input, ready, request))
  const entries = [...before, ...added]
  const isLast = statement.status === 'signed'
  const sealed = isLast ? await seal(statement, ready.shown, entries, services) : undefined
  return asSigner(async (tx, signer) => {
    const read = () => readStatus(tx, input.id)
    if (isLast)
      await makeMove(
        statementLifeCycle,
        { move: 'execute', from: 'signed', by: 'owner' },
        {
          update: (to) =>
            moveStatement(tx, input.id, { from: 'signed', to, ...(sealed && { sealed }) }).catch(refusedAsOver),
          read,
        },
      )
    else
      await makeMove(
        statementLifeCycle,
        { move: 'sign', from: 'out', by: 'talent' },
        { update: (to) => moveStatement(tx, input.id, { from: 'out', to }).catch(refusedAsOver), read },
      )
    await addChained(tx, input.id, before.length, added)
    await mailStatement(tx, input.id, isLast ? 'execute' : 'sign', services, sealed?.file)
    return presentAgain(tx, input.id, signer)
  })
})

type Ready = { statement: StoredStatement; before: ChainedEntry[]; shown: Uint8Array; who: string; now: Date }

/** Refuses before anybody proves anything. */
async function prepare(tx: Tx, { id, sha256: shownHash }: Signing, me: Principal): Promise<Ready> {
  const statement = await requireStatement(tx, id)
  const side = sideOf(me)
  if (!side || turnToSign(statement.status) !== side)
    throw refusal(statementLifeCycle, { move: 'sign', seen: statement.status, now: statement.status })
  const now = await readNow(tx)
  if (statement.expiresAt && statement.expiresAt <= now)
    throw refusal(statementLifeCycle, { move: 'sign', seen: statement.status, now: 'expired' })
  await refuseOver(tx, statement)
  if (statement.shownSha256 !== shownHash) throw new Problem('conflict', signingMessages.otherFile)
  if (!statement.hasViewed) throw new Problem('invalid_input', signingMessages.notSeen)
  const file = await readStatementFile(tx, id)
  return {
    statement,
    before: await listEntries(tx, id),
    shown: file?.shownFile as Uint8Array,
    who: await nameOf(tx, side, statement),
    now,
  }
}

function entriesOf(
  { name, consentVersion, sha256: shownHash, zone, proof }: Signing,
  { statement, who, now }: Ready,
  { network, userAgent }: RequestContext,
): TrailEntry[] {
  const at = now.toISOString()
  const as = statement.status === 'signed' ? ('owner' as const) : ('talent' as const)
  return [
    { at, who, what: 'consented', version: consentVersion },
    {
      at,
      who,
      what: 'signed',
      as,
      name,
      sha256: shownHash,
      proof: kindOfProof(proof),
      address: network,
      agent: userAgent.slice(0, 300),
      zone,
    },
    ...(as === 'owner' ? [{ at, who: brand.name, what: 'sealed' as const }] : []),
  ]
}

async function seal(
  { number, version, shownSha256, pages, facts }: StoredStatement,
  shown: Uint8Array,
  entries: readonly ChainedEntry[],
  { sealing, env }: Services,
) {
  const trail = entries.map(({ entry }) => readEntry(entry))
  const at = new Date(trail.at(-1)?.at ?? 0)
  const certificate = {
    number,
    version,
    sha256: shownSha256 ?? '',
    pages: pages ?? 0,
    bytes: shown.length,
    zone: facts.zone,
    entries,
    verifyUrl: `${env.appUrl.replace(/^https?:\/\//, '')}/verify`,
  }
  const file = await sealing.seal({ number, shown, pages: await drawCertificate(certificate, at), entries, at })
  const initials = trail
    .filter((entry) => entry.what === 'signed')
    .map(({ name }) => initialsOf(name))
    .join(' and ')
  return { file, sha256: sha256(file), initials }
}
