import { Anchor } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { amendStatement, type Statement } from '#contract/statements.ts'
import { allIn, formatFee } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { formatTerm } from '#domain/offers/format-terms.ts'
import { changesBetween } from '#domain/statements/amendment.ts'
import { clientSigner, isSealed, signingDays, turnToSign } from '#domain/statements/status.ts'
import { statementStatusLabels } from '#domain/statements/status-labels.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate, formatDay, formatTime } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { Changes } from './changes.tsx'
import { EndStatement } from './end-statement.tsx'
import { SignForm } from './sign-form.tsx'
import classes from './statements.module.css'

type Props = { statement: Statement; seen: ReadonlySet<number>; shownSha256: string | null }

/** Who has signed, what I commit to, and my signature. */
export function SidePanel({ statement, seen, shownSha256 }: Props) {
  const { actions, status, sha256 } = statement
  const isMyTurn = actions.includes('sign') || actions.includes('execute')
  return (
    <aside className={classes.panel} aria-label="Signatures">
      <h2>{isMyTurn ? 'Sign the statement of work' : statementStatusLabels[status]}</h2>
      <p className={classes.lead}>{leadOf(statement)}</p>
      <Signers statement={statement} />
      <Versions statement={statement} />
      <Money statement={statement} />
      {isMyTurn && <SignForm statement={statement} seen={seen} shownSha256={shownSha256} />}
      {isSealed(status) && <Executed statement={statement} />}
      {statement.reason && <blockquote className={classes.reason}>{statement.reason}</blockquote>}
      <EndStatement statement={statement} />
      {sha256 && !isSealed(status) && (
        <p className={classes.hash}>
          The file you see is the file you sign.
          <br />
          <code>SHA-256 {shorten(sha256)}</code>
        </p>
      )}
    </aside>
  )
}

const shorten = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`

function leadOf({ status, side, client, professional, expiresAt }: Statement): string {
  const until = expiresAt ? formatDay(expiresAt) : ''
  if (status === 'out')
    return side === 'talent' ? `${client} signs after you.` : `It is ${professional}’s turn, until ${until}.`
  if (status === 'signed')
    return side === 'owner'
      ? `${professional} has signed. When an owner signs, it is done.`
      : `You have signed. It is ${client}’s turn, until ${until}.`
  if (status === 'amended') return 'Both sides have signed a later version.'
  if (status === 'executed') return 'Both sides have signed. The file is sealed.'
  if (status === 'expired') return `It wasn’t signed by both sides within ${signingDays} days.`
  return 'It was not signed by both sides.'
}

function Signers({ statement }: { statement: Statement }) {
  const { status, side, professional, client, signedBy, talentSignedAt, executedAt, expiresAt } = statement
  const turn = turnToSign(status)
  const waiting = (who: 'talent' | 'owner') =>
    turn === who && side === who && expiresAt ? `Your turn, until ${formatDay(expiresAt)}` : null
  const signers = [
    {
      key: 'talent' as const,
      name: side === 'talent' ? `You, ${professional}` : professional,
      signedAt: talentSignedAt,
      under: 'Professional',
    },
    {
      key: 'owner' as const,
      name: clientSigner(client, signedBy),
      signedAt: executedAt,
      under: 'Client',
    },
  ]
  return (
    <ol className={classes.signers}>
      {signers.map(({ key, name, signedAt, under }, index) => (
        <li key={key} data-done={signedAt ? true : undefined} data-turn={turn === key || undefined}>
          <span className={classes.step} aria-hidden="true">
            {signedAt ? <IconCheck size={16} stroke={2} /> : index + 1}
          </span>
          <span>
            <strong>{name}</strong>
            <span>{signedAt ? `Signed ${formatTime(signedAt)}` : (waiting(key) ?? under)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What this version changes, and which one changed it. */
function Versions({ statement: { id, amends, amendedBy, mayAmend, terms, details } }: { statement: Statement }) {
  const navigate = useNavigate()
  const amending = useMutation({
    mutationFn: () => call(amendStatement, { id }),
    onSuccess: (made) => navigate({ to: '/statements/$id', params: made }),
  })
  return (
    <>
      {amends && (
        <section aria-labelledby="changes">
          <h2 id="changes">From {formatDate(amends.effectiveOn)}</h2>
          <p className={classes.lead}>
            What changes from{' '}
            <AnchorLink to="/statements/$id" params={{ id: amends.id }}>
              version {amends.version}
            </AnchorLink>
            . Weeks that were submitted before keep their terms.
          </p>
          <Changes version={amends.version} changes={changesBetween(amends, { terms, details })} />
        </section>
      )}
      {amendedBy && (
        <p className={classes.lead}>
          <AnchorLink to="/statements/$id" params={{ id: amendedBy.id }}>
            Version {amendedBy.version}
          </AnchorLink>{' '}
          {isSealed(amendedBy.status)
            ? `amends it from ${formatDate(amendedBy.effectiveOn)} on.`
            : `would amend it: ${statementStatusLabels[amendedBy.status].toLowerCase()}.`}
        </p>
      )}
      {mayAmend && (
        <p className={classes.lead}>
          <WorkingButton
            variant="default"
            isWorking={amending.isPending}
            workingText="Drafting..."
            onClick={() => amending.mutate()}
          >
            Amend
          </WorkingButton>
        </p>
      )}
      {amending.error && <FormAlert>{problemMessage(amending.error, 'It couldn’t be drafted.')}</FormAlert>}
    </>
  )
}

function Money({ statement: { side, terms, feeBasisPoints } }: { statement: Statement }) {
  const { rateCents, hoursPerWeek, weeklyCapHours, startDate } = terms
  const lines: [string, string][] =
    side === 'talent'
      ? [
          ['You earn', `${formatCents(rateCents)}/hr, ${hoursPerWeek} h a week`],
          ['Start', formatDate(startDate)],
          ['Notice, either side', formatTerm('noticeDays', terms)],
        ]
      : [
          ['Rate', `${formatCents(rateCents)}/hr`],
          ...(feeBasisPoints
            ? ([
                [
                  `All in, with the fee of ${formatFee(feeBasisPoints)}`,
                  `${formatCents(allIn(rateCents, feeBasisPoints))}/hr`,
                ],
              ] as [string, string][])
            : []),
          [`A usual week, ${hoursPerWeek} h`, formatCents(allIn(rateCents * hoursPerWeek, feeBasisPoints ?? 0))],
          [`At most, ${weeklyCapHours} h`, formatCents(allIn(rateCents * weeklyCapHours, feeBasisPoints ?? 0))],
          ['Notice, either side', formatTerm('noticeDays', terms)],
        ]
  return (
    <dl className={classes.money}>
      {lines.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Executed({ statement: { id, sealedSha256, terms, amends } }: { statement: Statement }) {
  return (
    <div className={classes.done}>
      <p>
        <Anchor href={`/api/statements/${id}/sealed.pdf`}>Download the sealed file</Anchor>. It was emailed to both
        sides and stays in both accounts.{' '}
        {amends
          ? `It takes effect on ${formatDate(amends.effectiveOn)}.`
          : `Work starts on ${formatDate(terms.startDate)}.`}
      </p>
      <p className={classes.hash}>
        <code>{sealedSha256}</code>
        <br />
        Anyone who has the file can check it at <Anchor href="/verify">/verify</Anchor>.
      </p>
    </div>
  )
}
