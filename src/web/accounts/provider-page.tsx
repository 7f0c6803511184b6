import { useLocation, useParams } from '@tanstack/react-router'
import { LinkView } from './link-view.tsx'
import { ProviderArrival } from './provider-arrival.tsx'
import { ProviderDeparture } from './provider-departure.tsx'

/** On the way to a provider, back from it with its answer, and then, if the account is new to it, what links the two. */
export function ProviderPage() {
  const { provider } = useParams({ from: '/login/with/$provider' })
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const link = useLocation({ select: ({ state }) => state.link })
  if (link) return <LinkView {...link} />
  const isAnswer = ['code', 'error', 'state'].some((name) => new URLSearchParams(query).has(name))
  return isAnswer ? <ProviderArrival provider={provider} query={query} /> : <ProviderDeparture provider={provider} />
}
