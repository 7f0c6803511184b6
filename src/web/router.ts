import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
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
    history: leavingForPrerenderedPages(),
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

/** The browser's history, except that navigating to a pre-rendered page loads it. It needs its own entry, or going back would stay on it. */
function leavingForPrerenderedPages(): RouterHistory {
  const history = createBrowserHistory()
  const { push, replace } = history
  const isElsewhere = (path: string) => prerenderedPaths.includes(new URL(path, location.origin).pathname)
  history.push = (path, ...rest) => (isElsewhere(path) ? location.assign(path) : push(path, ...rest))
  history.replace = (path, ...rest) => (isElsewhere(path) ? location.replace(path) : replace(path, ...rest))
  return history
}
