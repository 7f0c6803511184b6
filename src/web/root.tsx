import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { brand } from './content.ts'
import { noticesWanted } from './ui/notify.ts'

const Notices = lazy(async () => ({ default: (await import('./ui/notices.tsx')).Notices }))

/** Around every page: its title, a way past the menus, the focus after a navigation, and the notices. */
export function Root() {
  useTitle()
  useFocusAfterNavigation()
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
    </>
  )
}

function useTitle() {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title])
}

/** A screen reader follows to the new page: its heading takes the focus, else its main part. */
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
