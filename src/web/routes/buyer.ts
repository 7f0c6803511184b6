import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { firmRoles, managingRoles, owningRoles } from '#domain/firms/role.ts'
import { framed } from './frames.ts'
import { only, onlyFirm, texts } from './guards.ts'
import { withTemporal } from './with-temporal.ts'

const homepage = createRoute({
  getParentRoute: () => framed,
  path: '/homepage',
  beforeLoad: onlyFirm(...firmRoles),
  component: lazyRouteComponent(() => import('../buyer-home.tsx'), 'BuyerHome'),
})

const projects = createRoute({
  getParentRoute: () => framed,
  path: '/projects',
  beforeLoad: onlyFirm(...firmRoles),
  validateSearch: texts('search', 'filter', 'page'),
  component: lazyRouteComponent(() => import('../projects/projects-page.tsx'), 'ProjectsPage'),
})

const newProject = createRoute({
  getParentRoute: () => framed,
  path: '/projects/new',
  beforeLoad: onlyFirm(...managingRoles),
  component: lazyRouteComponent(() => import('../new-project.tsx'), 'NewProject'),
})

const project = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id',
  validateSearch: texts('filter', 'vetted', 'sort', 'page', 'compare', 'view', 'applicant'),
  component: lazyRouteComponent(
    withTemporal(() => import('../project-page.tsx')),
    'ProjectPage',
  ),
})

const shortlist = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id/shortlist',
  beforeLoad: onlyFirm(...firmRoles),
  validateSearch: texts('list', 'page', 'person'),
  component: lazyRouteComponent(
    withTemporal(() => import('../matching/shortlist-page.tsx')),
    'ShortlistPage',
  ),
})

const comparison = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id/compare',
  beforeLoad: onlyFirm(...firmRoles),
  validateSearch: texts('people'),
  component: lazyRouteComponent(
    withTemporal(() => import('../matching/compare-page.tsx')),
    'ComparePage',
  ),
})

const newOffer = createRoute({
  getParentRoute: () => framed,
  path: '/offers/new',
  beforeLoad: onlyFirm(...managingRoles),
  validateSearch: texts('application'),
  component: lazyRouteComponent(() => import('../offers/new-offer-page.tsx'), 'NewOfferPage'),
})

const editProject = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id/edit',
  beforeLoad: onlyFirm(...managingRoles),
  component: lazyRouteComponent(() => import('../edit-project.tsx'), 'EditProject'),
})

const talent = createRoute({
  getParentRoute: () => framed,
  path: '/talent',
  beforeLoad: only('buyer', 'admin'),
  validateSearch: texts(
    ...(['search', 'filter', 'skills', 'software', 'list', 'overlap', 'hours', 'from', 'weeks', 'rate'] as const),
    ...(['page', 'person'] as const),
  ),
  component: lazyRouteComponent(
    withTemporal(() => import('../talent-with-interviews.tsx')),
    'TalentWithInterviews',
  ),
})

const billing = createRoute({
  getParentRoute: () => framed,
  path: '/billing',
  beforeLoad: onlyFirm(...owningRoles),
  validateSearch: texts('add', 'redirect_status'),
  component: lazyRouteComponent(() => import('../billing/billing-page.tsx'), 'BillingPage'),
})

const invoices = createRoute({
  getParentRoute: () => framed,
  path: '/invoices',
  beforeLoad: onlyFirm(...firmRoles),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../invoices/invoices-page.tsx'), 'InvoicesPage'),
})

const firm = createRoute({
  getParentRoute: () => framed,
  path: '/settings/firm',
  beforeLoad: onlyFirm(...firmRoles),
  component: lazyRouteComponent(() => import('../settings/firm-page.tsx'), 'FirmPage'),
})

export const buyerRoutes = [
  homepage,
  projects,
  newProject,
  project,
  shortlist,
  comparison,
  newOffer,
  editProject,
  talent,
  billing,
  invoices,
  firm,
] as const
