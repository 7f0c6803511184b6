import { Anchor, Checkbox, TextInput } from '@mantine/core'
import { IconCheck, IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Statement, signStatement, viewStatement } from '#contract/statements.ts'
import { askForPasskey, readTwoFactor } from '#contract/two-factor.ts'
import { electronicConsent, type ProofKind, type SigningProof } from '#domain/statements/signing.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { answerByPasskey } from '../passkeys.ts'
import { problemMessage } from '../problem-message.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { missingStep } from './missing-steps.ts'
import classes from './statements.module.css'
import { useStatementChange } from './use-statement-change.ts'

type Props = { statement: Statement; seen: ReadonlySet<number>; shownSha256: string | null }

const otherWays = { passkey: 'your passkey', code: 'a code', password: 'your password' } as const
const buttons = { passkey: 'Sign With Passkey', code: 'Sign', password: 'Sign' } as const

/** Pages seen, consent, the typed name, then the login once more. Until all four are there, the button says what is missing. */
export function SignForm({ statement, seen, shownSha256 }: Props) {
  const { id, pages, hasViewed, sha256 } = statement
  const [agrees, setAgrees] = useState(false)
  const [explains, setExplains] = useState(false)
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const [chosen, setChosen] = useState<ProofKind>()
  const factors = useQuery(endpointQuery(readTwoFactor, {}))
  const ways: ProofKind[] = [
    ...(factors.data?.passkeys.length ? (['passkey'] as const) : []),
    ...(factors.data?.hasAuthenticator ? (['code'] as const) : []),
    'password',
  ]
  const way = chosen ?? ways[0] ?? 'password'
  const viewing = useStatementChange(() => call(viewStatement, { id }))
  const hasSeenAll = hasViewed || (pages !== null && seen.size >= pages)
  const { mutate: view, isIdle } = viewing
  useEffect(() => {
    if (hasSeenAll && !hasViewed && isIdle) view(undefined)
  }, [hasSeenAll, hasViewed, isIdle, view])
  const signing = useStatementChange(
    async () => {
      // Where noting it failed before.
      if (!hasViewed) await call(viewStatement, { id })
      const signature = {
        id,
        name,
        agrees: true as const,
        consentVersion: electronicConsent.version,
        zone: browserZone(),
      }
      return call(signStatement, {
        ...signature,
        sha256: shownSha256 ?? sha256 ?? '',
        proof: await proofOf(way, secret),
      })
    },
    (after) =>
      notifySuccess(after.status === 'executed' ? 'Signed by both sides' : 'Signed', {
        detail:
          after.status === 'executed' ? 'The sealed file is on its way to both sides.' : `${after.client} signs next.`,
      }),
  )
  const missing = missingStep({
    pages: pages ?? 0,
    seen,
    hasViewed,
    agrees,
    name,
    hasProof: way === 'passkey' || secret !== '',
  })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing && !signing.isPending) signing.mutate(undefined)
      }}
    >
      {hasSeenAll && (
        <p className={classes.seen}>
          <IconCheck size={18} stroke={2} aria-hidden /> You have seen all {pages} pages.
        </p>
      )}
      <div>
        <Checkbox
          label="I agree to sign and keep this record electronically."
          checked={agrees}
          onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        />
        <Anchor
          component="button"
          type="button"
          className={classes.explain}
          aria-expanded={explains}
          onClick={() => setExplains(!explains)}
        >
          What this means, and how to get a paper copy
        </Anchor>
        {explains && electronicConsent.paragraphs.map((text) => <p key={text}>{text}</p>)}
      </div>
      <TextInput
        label="Type your name"
        autoComplete="name"
        value={name}
        maxLength={160}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={classes.preview}>
        <p className={classes.signature}>{name || '\u00a0'}</p>
        <p>How it will look on the page</p>
      </div>
      {way === 'password' && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
        />
      )}
      {way === 'code' && (
        <TextInput
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
        />
      )}
      {signing.error && <FormAlert>{problemMessage(signing.error, 'Nothing was signed. Please try again.')}</FormAlert>}
      <div className={classes.sign}>
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          disabled={missing !== undefined}
          isWorking={signing.isPending}
          workingText={way === 'passkey' ? 'Waiting for your passkey...' : 'Signing...'}
          leftSection={way === 'passkey' && !missing ? <IconKey size={18} stroke={1.5} aria-hidden /> : undefined}
        >
          {missing ?? buttons[way]}
        </WorkingButton>
      </div>
      {ways.length > 1 && (
        <p className={classes.ways}>
          or{' '}
          {ways
            .filter((other) => other !== way)
            .map((other, index) => (
              <span key={other}>
                {index > 0 && ' or '}
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => {
                    setChosen(other)
                    setSecret('')
                  }}
                >
                  use {otherWays[other]}
                </Anchor>
              </span>
            ))}
        </p>
      )}
    </form>
  )
}

async function proofOf(way: ProofKind, secret: string): Promise<SigningProof> {
  if (way === 'password') return { password: secret }
  if (way === 'code') return { code: secret }
  const question = await call(askForPasskey, {})
  return { token: question.challenge, passkey: await answerByPasskey(question) }
}
