import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startOpenId } from '#contract/openid.ts'
import { call } from '../api.ts'
import { ProviderFailure } from './provider-failure.tsx'
import { ProviderWait } from './provider-wait.tsx'
import { providerLabel } from './providers.ts'

/** Takes the place of this page in the history, so that going back leads to the login. */
export function ProviderDeparture({ provider }: { provider: string }) {
  const { redirect, remember } = useSearch({ strict: false }) as { redirect?: string; remember?: string }
  const starting = useQuery({
    queryKey: ['start-openid', provider, redirect, remember],
    queryFn: () => call(startOpenId, { provider, redirect, remember: remember !== '0' }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = starting.data?.url
  useEffect(() => {
    if (url) location.replace(url)
  }, [url])
  if (starting.error) return <ProviderFailure provider={provider} error={starting.error} />
  return <ProviderWait>Taking you to {providerLabel(provider)}...</ProviderWait>
}
