import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { finishOpenId, type OpenIdOutcome } from '#contract/openid.ts'
import { safeRedirect } from '#domain/accounts/redirect.ts'
import { roleHomes } from '#domain/accounts/role.ts'
import { call } from '../api.ts'
import { changeSession } from '../session.ts'
import { notifySuccess } from '../ui/notify.ts'
import { checkMe } from './check-me.ts'
import { NoAccount } from './no-account.tsx'
import { ProviderFailure } from './provider-failure.tsx'
import { ProviderWait } from './provider-wait.tsx'
import { providerLabel } from './providers.ts'

/** The answer works once, so it is sent once, whatever the page does. */
export function ProviderArrival({ provider, query }: { provider: string; query: string }) {
  const finishing = useQuery({
    queryKey: ['finish-openid', provider, query],
    queryFn: async () => {
      const answer = await call(finishOpenId, { provider, query })
      if (answer.outcome === 'signed-in') checkMe(answer.me)
      return answer
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { saysSessionEnded: true },
  })
  const { data, error } = finishing
  const goOn = useGoOnFrom()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is followed once, when it comes.
  useEffect(() => {
    if (data) goOn(data)
  }, [data])
  if (error) return <ProviderFailure provider={provider} error={error} />
  if (data?.outcome === 'unknown') return <NoAccount email={data.email} label={providerLabel(provider)} />
  return <ProviderWait>Checking the answer from {providerLabel(provider)}...</ProviderWait>
}

/** Where each outcome leads. The address with the provider's answer leaves the history. */
function useGoOnFrom() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (outcome: OpenIdOutcome): unknown => {
    switch (outcome.outcome) {
      case 'signed-in': {
        const { me, redirect } = outcome
        changeSession(queryClient, me)
        return router.history.replace(safeRedirect(redirect) ?? roleHomes[me.role])
      }
      case 'second-factor': {
        const { token: secondFactor, redirect } = outcome
        const search = { redirect: redirect ?? undefined }
        return router.navigate({ to: '/login/verify', search, replace: true, state: { secondFactor } })
      }
      case 'prove': {
        const { token, email, label, redirect } = outcome
        const search = { redirect: redirect ?? undefined }
        const link = { token, email, label }
        return router.navigate({ to: '.', search, replace: true, state: { link } })
      }
      case 'linked':
        notifySuccess(`${outcome.label} linked`)
        return router.navigate({ to: '/settings', replace: true })
      case 'unknown':
        return undefined
    }
  }
}
