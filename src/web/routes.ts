import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountRoutes } from './routes/accounts.ts'
import { adminRoutes } from './routes/admin.ts'
import { buyerRoutes } from './routes/buyer.ts'
import { framed, root } from './routes/frames.ts'
import { loadSession, only } from './routes/guards.ts'
import { publicRoutes } from './routes/public.ts'
import { talentRoutes } from './routes/talent.ts'
import { Checking } from './ui/checking.tsx'

const settings = createRoute({
  getParentRoute: () => framed,
  path: '/settings',
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
})

/** Any other path redirects home. */
const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  pendingMs: 0,
  pendingComponent: Checking,
  beforeLoad: async ({ context }) => {
    const { me } = await loadSession({ context })
    throw redirect({ to: me ? '/homepage' : '/login', replace: true })
  },
})

export const routeTree = root.addChildren([
  ...publicRoutes,
  ...accountRoutes,
  framed.addChildren([...buyerRoutes, ...talentRoutes, ...adminRoutes, settings]),
  anyOther,
])
