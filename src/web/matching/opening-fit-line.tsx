import { useQuery } from '@tanstack/react-query'
import { listOpeningFits, openingFitLimit } from '#contract/matching.ts'
import { counted } from '#domain/counted.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './opening-fit.module.css'
import { formatScore } from './points.ts'

type Props = { id: string; ids: readonly string[] }

/** How the reader fits one of the openings of a page, which are asked about together. */
export function OpeningFitLine({ id, ids }: Props) {
  const { data } = useQuery({
    ...endpointQuery(listOpeningFits, { ids: ids.slice(0, openingFitLimit).join(',') }),
    enabled: ids.length > 0,
  })
  const fit = data?.fits.find((one) => one.id === id)
  if (!fit) return null
  const [missed, ...others] = fit.misses
  return (
    <p className={classes.line}>
      <span>
        Your fit: <strong>{formatScore(fit)}</strong> of 100
      </span>
      {fit.unanswered > 0 && (
        <AnchorLink to="/projects-labor/$id" params={{ id }} fz="inherit" preload={false}>
          Add {counted(fit.unanswered, 'missing answer')}
        </AnchorLink>
      )}
      {missed && <span>{`You’re missing: ${missed}${others.length > 0 ? ` and ${others.length} more` : ''}`}</span>}
      {!missed && fit.unanswered === 0 && (
        <span>{fit.standing === 'fits' ? 'You meet every requirement' : 'You meet nearly every requirement'}</span>
      )}
    </p>
  )
}
