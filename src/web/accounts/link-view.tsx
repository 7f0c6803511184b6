import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { proveLink } from '#contract/openid.ts'
import { brand } from '#domain/brand.ts'
import { changeSession } from '../session.ts'
import { AccountFrame } from './account-frame.tsx'
import { checkMe } from './check-me.ts'
import { LinkByCode } from './link-by-code.tsx'
import { LinkByPassword } from './link-by-password.tsx'
import { useGoOn } from './use-go-on.ts'

type WaitingLink = { token: string; email: string; label: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A login at a provider that waits to be linked to the account of its address. */
    link?: WaitingLink
  }
}

/** The address of a login at a provider has an account: its owner proves it once. */
export function LinkView({ token, email, label }: WaitingLink) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isByCode, setByCode] = useState(false)
  useGoOn()
  const onProved = ({ me, secondFactor }: OutputOf<typeof proveLink>) => {
    if (secondFactor)
      void router.navigate({ to: '/login/verify', search: true, replace: true, state: { secondFactor } })
    else changeSession(queryClient, checkMe(me))
  }
  return (
    <AccountFrame
      title={`Link ${label}`}
      lead={
        <>
          <strong>{email}</strong> already has a {brand.name} account. Confirm once that it’s yours. After that, {label}{' '}
          logs you in.
        </>
      }
    >
      {isByCode ? (
        <LinkByCode token={token} email={email} onProved={onProved} onPassword={() => setByCode(false)} />
      ) : (
        <LinkByPassword token={token} email={email} onProved={onProved} onCode={() => setByCode(true)} />
      )}
    </AccountFrame>
  )
}
