import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listSessions } from '#contract/sessions.ts'
import { type Passkey, readTwoFactor } from '#contract/two-factor.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { FactorRow } from './factor-row.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveFactor } from './remove-factor.tsx'
import classes from './rows.module.css'
import { SetUpApp } from './set-up-app.tsx'

export type Removed = { kind: 'app' } | { kind: 'passkey'; passkey: Passkey }
type Dialog =
  | { kind: 'set-up-app' }
  | { kind: 'add-passkey' }
  | { kind: 'new-codes' }
  | { kind: 'remove'; what: Removed }

/** `onSetUp` is called once the first factor counts and its recovery codes were seen. */
export function TwoFactor({ onSetUp }: { onSetUp?: () => void }) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(endpointQuery(readTwoFactor, {}))
  const [dialog, setDialog] = useState<Dialog>()
  const [codes, setCodes] = useState<string[]>()
  const list = useRef<HTMLUListElement>(null)
  const close = () => setDialog(undefined)
  const done = (recoveryCodes: string[] = []) => {
    close()
    void queryClient.invalidateQueries({ queryKey: resourceKey(readTwoFactor) })
    void queryClient.invalidateQueries({ queryKey: resourceKey(listSessions) })
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else list.current?.focus()
  }
  const keepCodes = () => {
    setCodes(undefined)
    list.current?.focus()
    onSetUp?.()
  }
  if (error)
    return (
      <Stack align="start">
        <FormAlert>{error.message}</FormAlert>
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </Stack>
    )
  if (!data)
    return (
      <Loading label="Loading two-factor sign-in">
        <Skeleton h={64} />
      </Loading>
    )
  const isOn = data.hasAuthenticator || data.passkeys.length > 0
  return (
    <>
      <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Second factors">
        <FactorRow
          kind="app"
          isOn={data.hasAuthenticator}
          onPress={() =>
            setDialog(data.hasAuthenticator ? { kind: 'remove', what: { kind: 'app' } } : { kind: 'set-up-app' })
          }
        />
        {data.passkeys.map((passkey) => (
          <FactorRow
            key={passkey.id}
            kind="passkey"
            passkey={passkey}
            onPress={() => setDialog({ kind: 'remove', what: { kind: 'passkey', passkey } })}
          />
        ))}
        {isOn && (
          <FactorRow kind="codes" left={data.recoveryCodesLeft} onPress={() => setDialog({ kind: 'new-codes' })} />
        )}
      </ul>
      <Group mt={16}>
        <Button variant="default" onClick={() => setDialog({ kind: 'add-passkey' })}>
          Add a passkey
        </Button>
      </Group>
      {dialog?.kind === 'set-up-app' && <SetUpApp onDone={done} onClose={close} />}
      {dialog?.kind === 'add-passkey' && <AddPasskey onDone={done} onClose={close} />}
      {dialog?.kind === 'new-codes' && <NewRecoveryCodes onDone={done} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveFactor what={dialog.what} onDone={done} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={keepCodes} />}
    </>
  )
}
