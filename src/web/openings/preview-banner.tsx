import { IconInfoCircle } from '@tabler/icons-react'
import type { OpeningView } from '#contract/openings.ts'
import { useMe } from '../session.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './opening.module.css'

/** Tells buyers and admins what they are looking at. */
export function PreviewBanner({ view: { opening, isOwner } }: { view: OpeningView }) {
  if (useMe().role === 'talent') return null
  return (
    <p className={classes.banner} data-tone="green">
      <IconInfoCircle size={20} stroke={1.5} aria-hidden />
      <span>
        {isOwner ? 'You are viewing your own project as talent sees it. ' : 'This is how talent sees this project. '}
        {isOwner && (
          <AnchorLink to="/projects/$id" params={{ id: opening.id }}>
            Manage this project
          </AnchorLink>
        )}
      </span>
    </p>
  )
}
