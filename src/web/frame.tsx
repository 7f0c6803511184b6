import { Outlet, useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import { AdminShell } from './shells/admin-shell.tsx'
import { BuyerShell } from './shells/buyer-shell.tsx'
import classes from './shells/public-page.module.css'
import { PublicPage } from './shells/public-page.tsx'
import { WorkerShell } from './shells/worker-shell.tsx'

const shells = { talent: WorkerShell, buyer: BuyerShell, admin: AdminShell }

/** What "View Profile" opens, loaded when it is asked for. */
const profiles = {
  talent: lazy(async () => ({ default: (await import('./dashboard/profile-panel.tsx')).ProfilePanel })),
  buyer: lazy(async () => ({ default: (await import('./buyers/profile-modal.tsx')).ProfileModal })),
  admin: lazy(async () => ({ default: (await import('./settings/profile-panel.tsx')).ProfilePanel })),
}

/** The shell of the reader's role; the public frame for a visitor, who may read an open project. */
export function Frame() {
  const { me } = useRouteContext({ strict: false })
  if (!me)
    return (
      <PublicPage>
        <div className={classes.container}>
          <Outlet />
        </div>
      </PublicPage>
    )
  const Shell = shells[me.role]
  return (
    <Shell profile={profiles[me.role]}>
      <Outlet />
    </Shell>
  )
}
