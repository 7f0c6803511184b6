import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { framed } from './frames.ts'
import { only, texts } from './guards.ts'
import { withTemporal } from './with-temporal.ts'

const admin = createRoute({
  getParentRoute: () => framed,
  path: '/admin',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'status', 'subscribed', 'agreed', 'sort', 'direction', 'page', 'size'),
  component: lazyRouteComponent(
    withTemporal(() => import('../candidates/candidates-page.tsx')),
    'CandidatesPage',
  ),
})

const adminCandidate = createRoute({
  getParentRoute: () => framed,
  path: '/admin/candidates/$id',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'status', 'subscribed', 'agreed', 'sort', 'direction', 'page', 'size', 'tab'),
  component: lazyRouteComponent(
    withTemporal(() => import('../candidate-page.tsx')),
    'CandidatePage',
  ),
})

const adminDuplicates = createRoute({
  getParentRoute: () => framed,
  path: '/admin/duplicates',
  beforeLoad: only('admin'),
  validateSearch: texts('candidate', 'filter', 'page'),
  component: lazyRouteComponent(() => import('../duplicates/duplicates-page.tsx'), 'DuplicatesPage'),
})

const adminLeads = createRoute({
  getParentRoute: () => framed,
  path: '/admin/leads',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'filter', 'page'),
  component: lazyRouteComponent(() => import('../leads/leads-page.tsx'), 'LeadsPage'),
})

const adminCalls = createRoute({
  getParentRoute: () => framed,
  path: '/admin/calls',
  beforeLoad: only('admin'),
  validateSearch: texts('filter', 'kind', 'page'),
  component: lazyRouteComponent(
    withTemporal(() => import('../calls-page.tsx')),
    'CallsPage',
  ),
})

const adminEngagements = createRoute({
  getParentRoute: () => framed,
  path: '/admin/engagements',
  beforeLoad: only('admin'),
  validateSearch: texts('filter', 'page'),
  component: lazyRouteComponent(() => import('../engagements/all-engagements-page.tsx'), 'AllEngagementsPage'),
})

const adminInvoices = createRoute({
  getParentRoute: () => framed,
  path: '/admin/invoices',
  beforeLoad: only('admin'),
  validateSearch: texts('status', 'page'),
  component: lazyRouteComponent(() => import('../invoices/operator-invoices-page.tsx'), 'OperatorInvoicesPage'),
})

const adminMonth = createRoute({
  getParentRoute: () => framed,
  path: '/admin/invoices/month',
  beforeLoad: only('admin'),
  validateSearch: texts('month'),
  component: lazyRouteComponent(
    withTemporal(() => import('../invoices/month-page.tsx')),
    'MonthPage',
  ),
})

const adminPayouts = createRoute({
  getParentRoute: () => framed,
  path: '/admin/invoices/payouts',
  beforeLoad: only('admin'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../payouts/operator-payouts-page.tsx'), 'OperatorPayoutsPage'),
})

const adminHours = createRoute({
  getParentRoute: () => framed,
  path: '/admin/calls/hours',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../scheduling/hours-page.tsx'), 'HoursPage'),
})

const adminMail = createRoute({
  getParentRoute: () => framed,
  path: '/admin/mail',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'filter', 'page'),
  component: lazyRouteComponent(() => import('../mail/mail-page.tsx'), 'MailPage'),
})

const adminJobs = createRoute({
  getParentRoute: () => framed,
  path: '/admin/jobs',
  beforeLoad: only('admin'),
  validateSearch: texts('filter', 'page'),
  component: lazyRouteComponent(() => import('../jobs/jobs-page.tsx'), 'JobsPage'),
})

const adminRules = createRoute({
  getParentRoute: () => framed,
  path: '/admin/rules',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../operator-settings/rules-page.tsx'), 'RulesPage'),
})

const adminTemplate = createRoute({
  getParentRoute: () => framed,
  path: '/admin/rules/statement-template',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(
    withTemporal(() => import('../statements/template-page.tsx')),
    'TemplatePage',
  ),
})

const adminOverview = createRoute({
  getParentRoute: () => framed,
  path: '/admin/overview',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../overview-with-projects.tsx'), 'OverviewWithProjects'),
})

const adminShortlist = createRoute({
  getParentRoute: () => framed,
  path: '/admin/overview/shortlists/$id',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../matching/curation-page.tsx'), 'CurationPage'),
})

const adminShownShortlists = createRoute({
  getParentRoute: () => framed,
  path: '/admin/overview/shortlists/$id/shown',
  beforeLoad: only('admin'),
  validateSearch: texts('person', 'run', 'page'),
  component: lazyRouteComponent(() => import('../matching/runs-page.tsx'), 'RunsPage'),
})

const adminAdmins = createRoute({
  getParentRoute: () => framed,
  path: '/admin/admins',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../admins/admins-page.tsx'), 'AdminsPage'),
})

const adminProjects = createRoute({
  getParentRoute: () => framed,
  path: '/admin/projects',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'state', 'sort', 'page'),
  component: lazyRouteComponent(() => import('../projects/all-projects-page.tsx'), 'AllProjectsPage'),
})

const adminPeople = createRoute({
  getParentRoute: () => framed,
  path: '/admin/people',
  beforeLoad: only('admin'),
  validateSearch: texts('search', 'role', 'state', 'page'),
  component: lazyRouteComponent(() => import('../people/people-page.tsx'), 'PeoplePage'),
})

const adminPerson = createRoute({
  getParentRoute: () => framed,
  path: '/admin/people/$id',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../people/person-page.tsx'), 'PersonPage'),
})

const adminFirms = createRoute({
  getParentRoute: () => framed,
  path: '/admin/firms',
  beforeLoad: only('admin'),
  validateSearch: texts('filter', 'page'),
  component: lazyRouteComponent(() => import('../verification/firms-page.tsx'), 'FirmsPage'),
})

const adminFirm = createRoute({
  getParentRoute: () => framed,
  path: '/admin/firms/$id',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../verification/firm-page.tsx'), 'FirmPage'),
})

const adminFirmInvoices = createRoute({
  getParentRoute: () => framed,
  path: '/admin/firms/$id/invoices',
  beforeLoad: only('admin'),
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('../invoices/firm-invoices-page.tsx'), 'FirmInvoicesPage'),
})

const adminRetention = createRoute({
  getParentRoute: () => framed,
  path: '/admin/people/retention',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('../retention/retention-page.tsx'), 'RetentionPage'),
})

const adminRecord = createRoute({
  getParentRoute: () => framed,
  path: '/admin/record',
  beforeLoad: only('admin'),
  validateSearch: texts('admin', 'act', 'from', 'to', 'page'),
  component: lazyRouteComponent(
    withTemporal(() => import('../record/record-page.tsx')),
    'RecordPage',
  ),
})

export const adminRoutes = [
  admin,
  adminCandidate,
  adminDuplicates,
  adminLeads,
  adminCalls,
  adminEngagements,
  adminInvoices,
  adminMonth,
  adminPayouts,
  adminHours,
  adminMail,
  adminJobs,
  adminRules,
  adminTemplate,
  adminOverview,
  adminShortlist,
  adminProjects,
  adminShownShortlists,
  adminPeople,
  adminPerson,
  adminFirms,
  adminFirm,
  adminFirmInvoices,
  adminRetention,
  adminAdmins,
  adminRecord,
] as const
