import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { brand } from '#domain/brand.ts'
import { endedSession } from './ended-session.ts'
import { pageTitles } from './page-titles.ts'
import { toastsWanted } from './ui/notify.ts'
import { shownName } from './ui/shown-name.ts'

const loadToasts = () => import('./ui/toasts.tsx')
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))
const LogInAgain = lazy(async () => ({ default: (await import('./accounts/log-in-again.tsx')).LogInAgain }))

/** Around every page: its title, a skip link, the focus after a navigation, and toasts. */
export function Root() {
  useTitle()
  useFocusAfterNavigation()
  useToastsAtHand()
  const hasSessionEnded = useSyncExternalStore(endedSession.subscribe, endedSession.read) !== undefined
  const hasToasts = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read)
  return (
    <>
      <a href="#main" className="g-skip">
        Skip to content
      </a>
      <Outlet />
      {hasToasts && (
        <Suspense>
          <Toasts />
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

/** Toasts load on the first input, in case the connection drops before one is needed. */
function useToastsAtHand() {
  useEffect(() => {
    const load = () => void loadToasts().catch(() => undefined)
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
