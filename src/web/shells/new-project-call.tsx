import { Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './new-project-call.module.css'

/** The buyer's call-out: a dashed box, because the filled button belongs to the page. */
export function NewProjectCall({ isCollapsed }: { isCollapsed: boolean }) {
  if (isCollapsed)
    return (
      <Tooltip label="New Project" position="right">
        <Link to="/projects/new" className={classes.small} aria-label="New Project">
          <IconPlus size={20} stroke={1.5} aria-hidden />
        </Link>
      </Tooltip>
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
