import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../root.tsx'
import { Checking } from '../ui/checking.tsx'
import { type Context, loadSession } from './guards.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whom the page before was about. An address of a person is never part of a page's address. */
    email?: string
    /** Between the password and the second factor. */
    secondFactor?: string
  }
}

export const root = createRootRouteWithContext<Context>()({ component: Root })

/** Pages in the shell of one's role. */
export const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  beforeLoad: loadSession,
  pendingMs: 0,
  pendingComponent: Checking,
  component: lazyRouteComponent(() => import('../frame.tsx'), 'Frame'),
})
