import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { brand } from '#domain/brand.ts'
import { endedSession } from './ended-session.ts'
import { pageTitles } from './page-titles.ts'
import { noticesWanted } from './ui/notify.ts'
import { shownName } from './ui/shown-name.ts'

const loadNotices = () => import('./ui/notices.tsx')
const Notices = lazy(async () => ({ default: (await loadNotices()).Notices }))
const LogInAgain = lazy(async () => ({ default: (await import('./accounts/log-in-again.tsx')).LogInAgain }))

/** Around every page: its title, a skip link, the focus after a navigation, and notifications. */
export function Root() {
  useTitle()
  useFocusAfterNavigation()
  useNoticesAtHand()
  const hasSessionEnded = useSyncExternalStore(endedSession.subscribe, endedSession.read) !== undefined
  const hasNotices = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.read)
  return (
    <>
      <a href="#main" className="g-skip">
        Skip to content
      </a>
      <Outlet />
      {hasNotices && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      {hasSessionEnded && (
        <Suspense>
          <LogInAgain />
        </Suspense>
      )}
    </>
  )
}

/** Notifications load on the first input, in case the connection drops before one is needed. */
function useNoticesAtHand() {
  useEffect(() => {
    const load = () => void loadNotices().catch(() => undefined)
    addEventListener('input', load, { once: true })
    return () => removeEventListener('input', load)
  }, [])
}

function useTitle() {
  const page = useMatches({ select: (matches) => pageTitles[matches.at(-1)?.fullPath ?? ''] })
  const shown = useSyncExternalStore(shownName.subscribe, shownName.read)
  const title = shown ?? page
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title])
}

/** So that screen readers follow to the new page, its heading takes the focus, or its main element. */
function useFocusAfterNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusOnPage()
      }),
    [router],
  )
}

function focusOnPage() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
