import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import type { Me } from '#contract/accounts.ts'
import { type Role, roleHomes } from '#domain/accounts/role.ts'
import { Root } from './root.tsx'
import { sessionQuery } from './session.ts'
import { Checking } from './ui/checking.tsx'

type Context = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}

// --- Guards ---

const knowSession = async ({ context }: { context: Context }) => ({
  me: await context.queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true }),
})

/** Lets in the given roles, or everyone signed in. Others go to their own home, visitors to /login and back. */
const only =
  (...allowed: Role[]) =>
  ({ context: { me }, location }: { context: { me: Me | null }; location: ParsedLocation }) => {
    if (!me) throw redirect({ to: '/login', search: { redirect: location.pathname + location.searchStr } })
    if (allowed.length > 0 && !allowed.includes(me.role)) throw redirect({ to: roleHomes[me.role], replace: true })
  }

/** Lets in whoever may book a call; anyone else goes to the landing page, as does everyone where no calls are booked. */
const knowBooker = async ({ context, search }: { context: Context; search: { candidate?: string } }) => {
  const { scheduleQuery } = await import('./scheduling/schedule-query.ts')
  const schedule = await context.queryClient.fetchQuery(scheduleQuery(search.candidate))
  if (!schedule || schedule.scheduling.kind === 'none') throw redirect({ to: '/', replace: true })
}

/** Search parameters that are plain text; anything else in the query is dropped. */
const texts =
  <Key extends string>(...keys: Key[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(keys.flatMap((key) => (search[key] ? [[key, String(search[key])]] : []))) as {
      [key in Key]?: string
    }

// --- Public pages ---

const root = createRootRouteWithContext<Context>()({ component: Root })

/** Pre-rendered pages are the server's: they have an address here, for links, and the router leaves for them. */
export const prerenderedPaths: string[] = []
const prerendered = <Path extends string>(path: Path) => {
  prerenderedPaths.push(path)
  return createRoute({ getParentRoute: () => root, path })
}
const landing = prerendered('/')
const terms = prerendered('/terms')
const privacy = prerendered('/privacy')
const security = prerendered('/security')
const caseStudies = prerendered('/case-studies')

const talentIntake = createRoute({
  getParentRoute: () => root,
  path: '/talent-intake',
  staticData: { title: 'Join Our Talent Network' },
  component: lazyRouteComponent(() => import('./intake/talent-intake-page.tsx'), 'TalentIntakePage'),
})
const uploadResume = createRoute({
  getParentRoute: () => root,
  path: '/upload-resume',
  staticData: { title: 'Upload Your Resume' },
  component: lazyRouteComponent(() => import('./intake/upload-resume-page.tsx'), 'UploadResumePage'),
})
const scheduleMeeting = createRoute({
  getParentRoute: () => root,
  path: '/schedule-meeting',
  staticData: { title: 'Schedule Your Intro Call' },
  validateSearch: texts('candidate'),
  beforeLoad: knowBooker,
  pendingMs: 0,
  pendingComponent: Checking,
  component: lazyRouteComponent(() => import('./scheduling/schedule-meeting-page.tsx'), 'ScheduleMeetingPage'),
})
const book = createRoute({
  getParentRoute: () => root,
  path: '/book',
  staticData: { title: 'Your Intro Call' },
  validateSearch: texts('token', 'candidate'),
  beforeLoad: async (given) => {
    if (!('token' in given.search)) await knowBooker(given)
  },
  pendingMs: 0,
  pendingComponent: Checking,
  component: lazyRouteComponent(() => import('./scheduling/book-page.tsx'), 'BookPage'),
})

// --- Accounts ---

const customerOnboarding = createRoute({
  getParentRoute: () => root,
  path: '/customer-onboarding',
  staticData: { title: 'Create your account' },
  validateSearch: texts('email'),
  component: lazyRouteComponent(() => import('./buyers/customer-onboarding-page.tsx'), 'CustomerOnboardingPage'),
})
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'Log in' },
  validateSearch: texts('redirect', 'email'),
  component: lazyRouteComponent(() => import('./accounts/login-page.tsx'), 'LoginPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Forgot password' },
  component: lazyRouteComponent(() => import('./accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const updatePassword = createRoute({
  getParentRoute: () => root,
  path: '/update-password',
  staticData: { title: 'Create new password' },
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('./accounts/update-password-page.tsx'), 'UpdatePasswordPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/update-password', search: location.search, hash: location.hash, replace: true })
  },
})
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  staticData: { title: 'Confirm your email' },
  validateSearch: texts('token', 'email'),
  component: lazyRouteComponent(() => import('./accounts/confirm-page.tsx'), 'ConfirmPage'),
})

// --- Pages in the shell of one's role ---

const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  beforeLoad: knowSession,
  pendingMs: 0,
  pendingComponent: Checking,
  component: lazyRouteComponent(() => import('./frame.tsx'), 'Frame'),
})

const homepage = createRoute({
  getParentRoute: () => framed,
  path: '/homepage',
  beforeLoad: only('buyer'),
  staticData: { title: 'Overview' },
  component: lazyRouteComponent(() => import('./projects/overview-page.tsx'), 'OverviewPage'),
})
const projects = createRoute({
  getParentRoute: () => framed,
  path: '/projects',
  beforeLoad: only('buyer'),
  staticData: { title: 'Projects' },
  validateSearch: texts('search', 'filter', 'page'),
  component: lazyRouteComponent(() => import('./projects/projects-page.tsx'), 'ProjectsPage'),
})
const newProject = createRoute({
  getParentRoute: () => framed,
  path: '/projects/new',
  beforeLoad: only('buyer'),
  staticData: { title: 'Tell Us Your Requirements' },
  component: lazyRouteComponent(() => import('./projects/new-project-page.tsx'), 'NewProjectPage'),
})
const project = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id',
  staticData: { title: 'Project' },
  validateSearch: texts('filter', 'sort', 'page', 'compare', 'view', 'applicant'),
  component: lazyRouteComponent(() => import('./project-page.tsx'), 'ProjectPage'),
})
const editProject = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$id/edit',
  beforeLoad: only('buyer'),
  staticData: { title: 'Edit Project' },
  component: lazyRouteComponent(() => import('./projects/edit-project-page.tsx'), 'EditProjectPage'),
})
const talent = createRoute({
  getParentRoute: () => framed,
  path: '/talent',
  beforeLoad: only('buyer', 'admin'),
  staticData: { title: 'Talent' },
  validateSearch: texts('search', 'filter', 'skills', 'software', 'page', 'person'),
  component: lazyRouteComponent(() => import('./talent/talent-page.tsx'), 'TalentPage'),
})
const billing = createRoute({
  getParentRoute: () => framed,
  path: '/billing',
  beforeLoad: only('buyer'),
  staticData: { title: 'Billing' },
  validateSearch: texts('add', 'redirect_status'),
  component: lazyRouteComponent(() => import('./billing/billing-page.tsx'), 'BillingPage'),
})

const homepageLabor = createRoute({
  getParentRoute: () => framed,
  path: '/homepage-labor',
  beforeLoad: only('talent'),
  staticData: { title: 'Your Dashboard' },
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
})
const projectsLabor = createRoute({
  getParentRoute: () => framed,
  path: '/projects-labor',
  staticData: { title: 'Browse Projects' },
  validateSearch: texts('search', 'filter', 'engagementType', 'seniorityLevel', 'software', 'page', 'apply'),
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('./openings/browse-page.tsx'), 'BrowsePage'),
})
const projectLabor = createRoute({
  getParentRoute: () => framed,
  path: '/projects-labor/$id',
  staticData: { title: 'Project' },
  validateSearch: texts('apply'),
  beforeLoad: only('talent', 'buyer', 'admin'),
  component: lazyRouteComponent(() => import('./openings/opening-page.tsx'), 'OpeningPage'),
})
const talentProfile = createRoute({
  getParentRoute: () => framed,
  path: '/talent-profile',
  staticData: { title: 'Profile' },
  beforeLoad: only('talent'),
  component: lazyRouteComponent(() => import('./profiles/talent-profile-page.tsx'), 'TalentProfilePage'),
})
const platform = createRoute({
  getParentRoute: () => framed,
  path: '/platform',
  beforeLoad: only('talent'),
  staticData: { title: 'Platform' },
  validateSearch: texts('page'),
  component: lazyRouteComponent(() => import('./platform/platform-page.tsx'), 'PlatformPage'),
})

const admin = createRoute({
  getParentRoute: () => framed,
  path: '/admin',
  beforeLoad: only('admin'),
  staticData: { title: 'Candidate Management' },
  validateSearch: texts('search', 'status', 'subscribed', 'agreed', 'sort', 'direction', 'page', 'size'),
  component: lazyRouteComponent(() => import('./candidates/candidates-page.tsx'), 'CandidatesPage'),
})
const adminCandidate = createRoute({
  getParentRoute: () => framed,
  path: '/admin/candidates/$id',
  beforeLoad: only('admin'),
  staticData: { title: 'Candidate' },
  validateSearch: texts('search', 'status', 'subscribed', 'agreed', 'sort', 'direction', 'page', 'size'),
  component: lazyRouteComponent(() => import('./candidates/candidate-page.tsx'), 'CandidatePage'),
})

const adminHours = createRoute({
  getParentRoute: () => framed,
  path: '/admin/hours',
  staticData: { title: 'Intro call hours' },
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('./scheduling/hours-page.tsx'), 'HoursPage'),
})

const settings = createRoute({
  getParentRoute: () => framed,
  path: '/settings',
  staticData: { title: 'Settings' },
  beforeLoad: only(),
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
})

// --- Any other path ---

const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  pendingMs: 0,
  pendingComponent: Checking,
  beforeLoad: async ({ context }) => {
    const { me } = await knowSession({ context })
    throw redirect({ to: me ? '/homepage' : '/login', replace: true })
  },
})

export const routeTree = root.addChildren([
  landing,
  terms,
  privacy,
  security,
  caseStudies,
  talentIntake,
  uploadResume,
  scheduleMeeting,
  book,
  customerOnboarding,
  login,
  forgotPassword,
  updatePassword,
  resetPassword,
  confirm,
  framed.addChildren([
    homepage,
    projects,
    newProject,
    project,
    editProject,
    talent,
    billing,
    homepageLabor,
    projectsLabor,
    projectLabor,
    talentProfile,
    platform,
    admin,
    adminCandidate,
    adminHours,
    settings,
  ]),
  anyOther,
])
