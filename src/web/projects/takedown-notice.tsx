import type { Project } from '#contract/projects.ts'
import { Caution } from '../ui/caution.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './detail.module.css'

/** Why only the owner and admins see the project. */
export function TakedownNotice({ takedown, isOwn }: Pick<Project, 'takedown' | 'isOwn'>) {
  if (!takedown) return null
  return (
    <div className={classes.takedown}>
      <Caution>
        Taken down on {formatTime(takedown.since)}: {takedown.reason}
        {isOwn && ' Talent can’t see this project. Reply to our email to have it put back.'}
      </Caution>
    </div>
  )
}
