import { Button, Group, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listSessions } from '#contract/sessions.ts'
import { type Passkey, readTwoFactor } from '#contract/two-factor.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
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

/** `onSetUp` is called once the first factor is active and its recovery codes have been seen. */
export function TwoFactor({ onSetUp }: { onSetUp?: () => void }) {
  const queryClient = useQueryClient()
  const factors = useQuery(endpointQuery(readTwoFactor, {}))
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
  return (
    <>
      <Loaded query={factors} what="two-factor authentication" skeleton={<Skeleton h={64} />}>
        {({ hasAuthenticator, passkeys, recoveryCodesLeft }) => (
          <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Second factors">
            <FactorRow
              kind="app"
              isOn={hasAuthenticator}
              onPress={() =>
                setDialog(hasAuthenticator ? { kind: 'remove', what: { kind: 'app' } } : { kind: 'set-up-app' })
              }
            />
            {passkeys.map((passkey) => (
              <FactorRow
                key={passkey.id}
                kind="passkey"
                passkey={passkey}
                onPress={() => setDialog({ kind: 'remove', what: { kind: 'passkey', passkey } })}
              />
            ))}
            {(hasAuthenticator || passkeys.length > 0) && (
              <FactorRow kind="codes" left={recoveryCodesLeft} onPress={() => setDialog({ kind: 'new-codes' })} />
            )}
          </ul>
        )}
      </Loaded>
      {factors.data && (
        <Group mt={16}>
          <Button variant="default" onClick={() => setDialog({ kind: 'add-passkey' })}>
            Add a passkey
          </Button>
        </Group>
      )}
      {dialog?.kind === 'set-up-app' && <SetUpApp onDone={done} onClose={close} />}
      {dialog?.kind === 'add-passkey' && <AddPasskey onDone={done} onClose={close} />}
      {dialog?.kind === 'new-codes' && <NewRecoveryCodes onDone={done} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveFactor what={dialog.what} onDone={done} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={keepCodes} />}
    </>
  )
}
