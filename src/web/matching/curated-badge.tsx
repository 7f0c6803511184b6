import type { Match } from '#contract/matching.ts'
import { brand } from '#domain/brand.ts'
import classes from './curated-badge.module.css'

const labels = { moved: `Moved by ${brand.name}`, added: `Added by ${brand.name}` } as const

/** That a person put somebody there, not the rule. */
export const CuratedBadge = ({ curated }: Pick<Match, 'curated'>) =>
  curated && <span className={classes.badge}>{labels[curated]}</span>
