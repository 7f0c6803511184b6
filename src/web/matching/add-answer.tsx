import type { MatchLine } from '#contract/matching.ts'
import { AnchorLink } from '../ui/links.tsx'

/** Where someone answers what nobody knows about them: hours and rate by week, the rest in the profile. */
export function AddAnswer({ line }: { line: MatchLine }) {
  if (line.state !== 'unknown' || line.kind === 'vetting') return null
  return (
    <AnchorLink to={line.kind === 'rate' ? '/capacity' : '/talent-profile'} fz="inherit" preload={false}>
      Add<span className="g-visually-hidden"> {line.label}</span>
    </AnchorLink>
  )
}
