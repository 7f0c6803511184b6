import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { Problem } from '#domain/problem.ts'
import { appRoot, startAgain } from './app-root.ts'
import { endedSession } from './ended-session.ts'
import { onOtherTab } from './other-tabs.ts'
import { makeRouter } from './router.ts'
import { resumeSession, sessionQuery } from './session.ts'
import './ui/global.css'
import { pageEdits } from './ui/page-edits.ts'
import { cssVariablesResolver, theme } from './ui/theme.ts'

type Meta = Record<string, unknown> | undefined

/** A session that ended elsewhere shows up as a refusal: the page says so, asks to log in again, or is left for /login and returned to. */
const onError = (error: Error, meta: Meta, wouldLose: () => boolean) => {
  if (!(error instanceof Problem)) return
  if (error.code === 'session_changed') return startAgain()
  if (error.code !== 'not_signed_in') return
  const me = queryClient.getQueryData(sessionQuery.queryKey)?.me ?? endedSession.read()?.me
  queryClient.setQueryData(sessionQuery.queryKey, { me: null })
  if (meta?.saysSessionEnded) return
  if (me && wouldLose()) endedSession.ask(me)
  else void router.invalidate()
}

const isWorthRetrying = (tries: number, error: Error) =>
  tries < 2 && (!(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal')

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta, pageEdits.read) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, { meta }) => onError(error, meta, () => !meta?.hasDraft),
  }),
  // When offline, fail with a message instead of waiting silently.
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
const router = makeRouter(queryClient)

addEventListener('input', pageEdits.note)
router.subscribe('onResolved', ({ pathChanged }) => pathChanged && pageEdits.forget())

onOtherTab((userId) => {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  const ended = endedSession.read()?.me.id
  if (userId && userId === ended) return resumeSession(queryClient)
  // A page that never asked who is signed in, such as the intake, belongs to nobody. One whose session has ended is still theirs.
  if (known && userId !== (known.me?.id ?? ended ?? '')) startAgain()
})

// With the first menu that opens; and a file of its own, as the landing page's script would load whatever it shares with this one.
addEventListener('toggle', () => void import('./ui/close-menus.ts').then(({ closeMenus }) => closeMenus()), {
  capture: true,
  once: true,
})

appRoot.render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
