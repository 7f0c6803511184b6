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

/** A session that ended elsewhere shows itself as a refusal: the guards then lead to /login and back, or the page says it. */
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
  // Offline is a refusal with words, not a silent wait.
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
const router = makeRouter(queryClient)

const root = createRoot(document.getElementById('root') as HTMLElement)

/** For someone else: nothing of the one before is left in sight or in memory, and no page asks whether it may go. */
function startAgain() {
  root.unmount()
  location.reload()
}

onOtherTab((userId) => {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  // A page that never asked who is signed in, such as the intake, is nobody's.
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
