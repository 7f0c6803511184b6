import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountRoutes } from './routes/accounts.ts'
import { adminRoutes } from './routes/admin.ts'
import { buyerRoutes } from './routes/buyer.ts'
import { framed, root } from './routes/frames.ts'
import { loadSession, only, texts } from './routes/guards.ts'
import { publicRoutes, scheduleMeeting } from './routes/public.ts'
import { talentRoutes } from './routes/talent.ts'
import { withTemporal } from './routes/with-temporal.ts'
import { Checking } from './ui/checking.tsx'

const settings = createRoute({
  getParentRoute: () => framed,
  path: '/settings',
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
})

/** For both sides. */
const interviews = createRoute({
  getParentRoute: () => framed,
  path: '/interviews',
  beforeLoad: only('buyer', 'talent'),
  validateSearch: texts('filter', 'page'),
  component: lazyRouteComponent(() => import('./interviews/interviews-page.tsx'), 'InterviewsPage'),
})

const interview = createRoute({
  getParentRoute: () => framed,
  path: '/interviews/$id',
  beforeLoad: only('buyer', 'talent'),
  component: lazyRouteComponent(
    withTemporal(() => import('./interviews/interview-page.tsx')),
    'InterviewPage',
  ),
})

/** For both sides, and admins. */
const offer = createRoute({
  getParentRoute: () => framed,
  path: '/offers/$id',
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./offer-with-statement.tsx'), 'OfferWithStatement'),
})

/** For both sides, and admins. */
const engagement = createRoute({
  getParentRoute: () => framed,
  path: '/engagements/$id',
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./engagements/engagement-page.tsx'), 'EngagementPage'),
})

/** One task, without a sidebar. */
const statement = createRoute({
  getParentRoute: () => root,
  path: '/statements/$id',
  pendingMs: 0,
  pendingComponent: Checking,
  beforeLoad: async (asked) => {
    const { me } = await loadSession(asked)
    only('buyer', 'talent', 'admin')({ context: { me }, location: asked.location })
    return { me }
  },
  component: lazyRouteComponent(() => import('./statement-with-amendment.tsx'), 'StatementWithAmendment'),
})

const invoice = createRoute({
  getParentRoute: () => framed,
  path: '/invoices/$id',
  beforeLoad: only('buyer', 'admin'),
  component: lazyRouteComponent(
    withTemporal(() => import('./invoices/invoice-page.tsx')),
    'InvoicePage',
  ),
})

const statements = createRoute({
  getParentRoute: () => framed,
  path: '/statements',
  beforeLoad: only('buyer', 'talent'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('./statements/statements-page.tsx'), 'StatementsPage'),
})

/** For both sides: talent write their weeks, firms approve them. */
const hours = createRoute({
  getParentRoute: () => framed,
  path: '/hours',
  beforeLoad: only('buyer', 'talent'),
  validateSearch: texts('week', 'engagement', 'day', 'view', 'page'),
  component: lazyRouteComponent(
    withTemporal(() => import('./hours/hours-page.tsx')),
    'HoursPage',
  ),
})

const messages = createRoute({
  getParentRoute: () => framed,
  path: '/messages',
  beforeLoad: only(),
  validateSearch: texts('thread', 'application', 'invitation', 'with'),
  component: lazyRouteComponent(() => import('./messages-page.tsx'), 'MessagesPage'),
})

const notices = createRoute({
  getParentRoute: () => framed,
  path: '/notices',
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./notices/notices-page.tsx'), 'NoticesPage'),
})

/** While developing: every part of `ui` in its states. A build leaves it out. */
const parts = import.meta.env.DEV
  ? ([
      createRoute({
        getParentRoute: () => root,
        path: '/dev/parts',
        validateSearch: texts('only'),
        component: lazyRouteComponent(() => import('./parts/parts-page.tsx'), 'PartsPage'),
      }),
    ] as const)
  : []

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
  framed.addChildren([
    ...buyerRoutes,
    ...talentRoutes,
    ...adminRoutes,
    scheduleMeeting,
    interviews,
    interview,
    statements,
    invoice,
    offer,
    hours,
    engagement,
    messages,
    notices,
    settings,
  ]),
  statement,
  ...parts,
  anyOther,
])
