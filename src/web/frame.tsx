import { Outlet, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Bell } from './notices/bell.tsx'
import { AdminShell } from './shells/admin-shell.tsx'
import { BuyerShell } from './shells/buyer-shell.tsx'
import { TalentShell } from './shells/talent-shell.tsx'
import { markSignedIn } from './signed-in-mark.ts'
import { Checking } from './ui/checking.tsx'
import { useRestWhenIdle } from './use-rest-when-idle.ts'

const shells = { talent: TalentShell, buyer: BuyerShell, admin: AdminShell }

/** What "View Profile" opens, loaded on demand. */
const profiles = {
  talent: lazy(async () => ({ default: (await import('./dashboard/profile-panel.tsx')).ProfilePanel })),
  buyer: lazy(async () => ({ default: (await import('./buyers/profile-modal.tsx')).ProfileModal })),
  admin: lazy(async () => ({ default: (await import('./settings/profile-panel.tsx')).ProfilePanel })),
}

/** Most readers here are signed in and need none of the public pages' code. */
const VisitorShell = lazy(async () => ({ default: (await import('./shells/visitor-shell.tsx')).VisitorShell }))

/** All that an admin sees who needs a second factor and has none yet, whatever the URL. */
const SetUpPage = lazy(async () => ({ default: (await import('./set-up-page.tsx')).SetUpPage }))

/** The shell of the reader's role; the public frame for a visitor, who may read an open project. */
export function Frame() {
  useRestWhenIdle()
  const { me } = useRouteContext({ strict: false })
  useEffect(() => markSignedIn(me ?? null), [me])
  if (!me)
    return (
      <Suspense fallback={<Checking />}>
        <VisitorShell>
          <Outlet />
        </VisitorShell>
      </Suspense>
    )
  if (me.lacksSecondFactor)
    return (
      <Suspense fallback={<Checking />}>
        <SetUpPage />
      </Suspense>
    )
  const Shell = shells[me.role]
  return (
    <Shell profile={profiles[me.role]} bell={Bell}>
      <Outlet />
    </Shell>
  )
}
