import type { MatchLine } from '#contract/matching.ts'
import { isAside } from '#domain/matching/aside.ts'
import { AnchorLink } from '../ui/links.tsx'

const places: Partial<Record<MatchLine['kind'], '/capacity' | '/talent-profile'>> = {
  rate: '/capacity',
  overlap: '/talent-profile',
  hours: '/talent-profile',
  start: '/talent-profile',
}

/** Where someone answers what nobody knows about them. */
export function AddAnswer({ line }: { line: MatchLine }) {
  if (line.state !== 'unknown' || isAside(line.kind)) return null
  if (line.isStale)
    return (
      <AnchorLink to="/capacity" fz="inherit" preload={false}>
        Confirm<span className="g-visually-hidden"> {line.label}</span>
      </AnchorLink>
    )
  return (
    <AnchorLink to={places[line.kind] ?? '/facts'} fz="inherit" preload={false}>
      Add<span className="g-visually-hidden"> {line.label}</span>
    </AnchorLink>
  )
}
