import { Outlet, useRouteContext } from '@tanstack/react-router'
import { AdminShell } from './admin-shell.tsx'
import { BuyerShell } from './buyer-shell.tsx'
import classes from './public-page.module.css'
import { PublicPage } from './public-page.tsx'
import { WorkerShell } from './worker-shell.tsx'

const shells = { talent: WorkerShell, buyer: BuyerShell, admin: AdminShell }

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
    <Shell>
      <Outlet />
    </Shell>
  )
}
