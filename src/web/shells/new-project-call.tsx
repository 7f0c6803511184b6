import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './new-project-call.module.css'
import { SideTooltip } from './side-tooltip.tsx'

/** The buyer's call-out: a dashed box, because the filled button belongs to the page. */
export function NewProjectCall({ isCollapsed }: { isCollapsed: boolean }) {
  if (isCollapsed)
    return (
      <SideTooltip label="New Project">
        <Link to="/projects/new" className={classes.small} aria-label="New Project">
          <IconPlus size={20} stroke={1.5} aria-hidden />
        </Link>
      </SideTooltip>
    )
  return (
    <div className={classes.box}>
      <p>Closing a busy month? Describe the work and meet a shortlist.</p>
      <Link to="/projects/new" className={classes.link}>
        + New Project
      </Link>
    </div>
  )
}
