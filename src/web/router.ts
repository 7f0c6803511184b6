import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { locationOf, publicAddress, stateOf } from './page-address.ts'
import { prerenderedPaths } from './routes/public.ts'
import { routeTree } from './routes.ts'
import { ErrorPage } from './ui/error-page.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

/** Query parameters are plain text in both directions, so that links in emails and hand-typed URLs work as written. */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    history: ownHistory(),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
      return query && `?${query}`
    },
  })

/**
 * The browser's history, except that navigating to a pre-rendered page loads it, and that nobody's email address is in it. A page that
 * is loaded needs its own entry, or going back would stay on it.
 */
function ownHistory(): RouterHistory {
  const history: RouterHistory = createBrowserHistory({
    createHref: publicAddress,
    // A link to a part of the page, such as “Skip to content”, leaves an entry without a state.
    parseLocation: () => locationOf(location, window.history.state ?? history.location.state),
  })
  const isElsewhere = (path: string) => prerenderedPaths.includes(new URL(path, location.origin).pathname)
  const going =
    (load: 'assign' | 'replace', go: RouterHistory['push']): RouterHistory['push'] =>
    (path, state, options) =>
      isElsewhere(path) ? location[load](path) : go(path, stateOf(path, state), options)
  history.push = going('assign', history.push)
  history.replace = going('replace', history.replace)
  const { href, state } = history.location
  if (publicAddress(location.search) !== location.search) history.replace(href, state)
  return history
}
