import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from '#domain/problem.ts'
import { onOtherTab } from './other-tabs.ts'
import { makeRouter } from './router.ts'
import { sessionQuery } from './session.ts'
import './ui/global.css'
import { cssVariablesResolver, theme } from './ui/theme.ts'

/** A session that ended elsewhere shows up as a refusal: the guards then redirect to /login and back, or the page says so. */
const onError = (error: Error, query?: { meta?: Record<string, unknown> | undefined }) => {
  if (!(error instanceof Problem)) return
  if (error.code === 'session_changed') return startAgain()
  if (error.code !== 'not_signed_in') return
  queryClient.setQueryData(sessionQuery.queryKey, { me: null })
  if (!query?.meta?.saysSessionEnded) void router.invalidate()
}

const isWorthRetrying = (tries: number, error: Error) =>
  tries < 2 && (!(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal')

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError: (error) => onError(error) }),
  // When offline, fail with a message instead of waiting silently.
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
const router = makeRouter(queryClient)

const root = createRoot(document.getElementById('root') as HTMLElement)

/** Someone else is signed in: remove everything of the previous person, on screen and in memory, without an unsaved-changes prompt. */
function startAgain() {
  root.unmount()
  location.reload()
}

onOtherTab((userId) => {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  // A page that never asked who is signed in, such as the intake, belongs to nobody.
  if (known && userId !== (known.me?.id ?? '')) startAgain()
})

root.render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
