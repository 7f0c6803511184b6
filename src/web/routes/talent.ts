import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { framed } from './frames.ts'
import { only, texts } from './guards.ts'
import { withTemporal } from './with-temporal.ts'

const talentHomepage = createRoute({
  getParentRoute: () => framed,
  path: '/homepage-labor',
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../talent-home.tsx'), 'TalentHome'),
})

const openings = createRoute({
  getParentRoute: () => framed,
  path: '/projects-labor',
  validateSearch: texts('search', 'filter', 'engagementType', 'seniorityLevel', 'software', 'page', 'apply'),
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../openings-with-fit.tsx'), 'OpeningsWithFit'),
})

const opening = createRoute({
  getParentRoute: () => framed,
  path: '/projects-labor/$id',
  validateSearch: texts('apply'),
  beforeLoad: only('talent', 'buyer', 'admin'),
  component: lazyRouteComponent(() => import('../opening-with-fit.tsx'), 'OpeningWithFit'),
})

const ownApplications = createRoute({
  getParentRoute: () => framed,
  path: '/applications-labor',
  validateSearch: texts('page'),
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../openings/own-applications-page.tsx'), 'OwnApplicationsPage'),
})

const talentProfile = createRoute({
  getParentRoute: () => framed,
  path: '/talent-profile',
  beforeLoad: only('talent'),
  component: lazyRouteComponent(
    withTemporal(() => import('../profiles/talent-profile-page.tsx')),
    'TalentProfilePage',
  ),
})

const pastWeeks = createRoute({
  getParentRoute: () => framed,
  path: '/hours/weeks',
  beforeLoad: only('talent'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../hours/past-weeks-page.tsx'), 'PastWeeksPage'),
})

const payouts = createRoute({
  getParentRoute: () => framed,
  path: '/payouts',
  beforeLoad: only('talent'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../payouts/payouts-page.tsx'), 'PayoutsPage'),
})

const platform = createRoute({
  getParentRoute: () => framed,
  path: '/platform',
  beforeLoad: only('talent'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../platform-with-engagements.tsx'), 'PlatformWithEngagements'),
})

const invitations = createRoute({
  getParentRoute: () => framed,
  path: '/invitations',
  validateSearch: texts('page'),
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../invitations/invitations-page.tsx'), 'InvitationsPage'),
})

const invitation = createRoute({
  getParentRoute: () => framed,
  path: '/invitations/$id',
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../invitation-page.tsx'), 'InvitationPage'),
})

const ownFacts = createRoute({
  getParentRoute: () => framed,
  path: '/facts',
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../matching/own-facts-page.tsx'), 'OwnFactsPage'),
})

const capacity = createRoute({
  getParentRoute: () => framed,
  path: '/capacity',
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('../capacity/capacity-page.tsx'), 'CapacityPage'),
})

export const talentRoutes = [
  talentHomepage,
  openings,
  opening,
  ownApplications,
  invitations,
  invitation,
  capacity,
  ownFacts,
  talentProfile,
  pastWeeks,
  payouts,
  platform,
] as const
