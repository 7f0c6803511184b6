import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Checking } from '../ui/checking.tsx'
import { framed, root } from './frames.ts'
import { knowBooker, knowMeeting, texts } from './guards.ts'
import { withTemporal } from './with-temporal.ts'

/** Pre-rendered pages are the server's: their routes exist here for links, and the router loads them as documents. */
export const prerenderedPaths: string[] = []
const prerendered = <Path extends string>(path: Path) => {
  prerenderedPaths.push(path)
  return createRoute({ getParentRoute: () => root, path })
}
const landing = prerendered('/')
const terms = prerendered('/terms')
const privacy = prerendered('/privacy')
const security = prerendered('/security')
const howMatchingWorks = prerendered('/how-matching-works')
const caseStudies = prerendered('/case-studies')

const talentIntake = createRoute({
  getParentRoute: () => root,
  path: '/talent-intake',
  component: lazyRouteComponent(() => import('../intake/talent-intake-page.tsx'), 'TalentIntakePage'),
})

const uploadResume = createRoute({
  getParentRoute: () => root,
  path: '/upload-resume',
  component: lazyRouteComponent(() => import('../intake/upload-resume-page.tsx'), 'UploadResumePage'),
})

/** An intro call, also for applicants who aren't signed in: `framed` shows them the public frame. With a candidate, a firm's interview. */
export const scheduleMeeting = createRoute({
  getParentRoute: () => framed,
  path: '/schedule-meeting',
  validateSearch: texts('candidate', 'project'),
  beforeLoad: knowMeeting,
  component: lazyRouteComponent(
    withTemporal(() => import('../schedule-page.tsx')),
    'SchedulePage',
  ),
})

const book = createRoute({
  getParentRoute: () => root,
  path: '/book',
  validateSearch: texts('token'),
  beforeLoad: async (given) => {
    if (!('token' in given.search)) await knowBooker(given)
  },
  pendingMs: 0,
  pendingComponent: Checking,
  component: lazyRouteComponent(
    withTemporal(() => import('../scheduling/book-page.tsx')),
    'BookPage',
  ),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  component: lazyRouteComponent(() => import('../statements/verify-page.tsx'), 'VerifyPage'),
})

export const publicRoutes = [
  landing,
  terms,
  privacy,
  security,
  howMatchingWorks,
  caseStudies,
  talentIntake,
  uploadResume,
  book,
  verify,
] as const
