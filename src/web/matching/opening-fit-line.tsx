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
  const { data, isFetched } = useQuery({
    ...endpointQuery(listOpeningFits, { ids: ids.slice(0, openingFitLimit).join(',') }),
    enabled: ids.length > 0,
  })
  const fit = data?.fits.find((one) => one.id === id)
  // Before it is known, its room is kept: the buttons below must not move away from under the pointer.
  if (!fit) return isFetched ? null : <p className={classes.line} />
  const [missed, ...others] = fit.misses
  const misses = `You’re missing: ${missed}${others.length > 0 ? ` and ${others.length} more` : ''}`
  return (
    <p className={classes.line}>
      <span>
        Your fit: <strong>{formatScore(fit)}</strong> of 100
      </span>
      {fit.unanswered > 0 && (
        <AnchorLink to="/projects-labor/$id" params={{ id }} fz="inherit" preload={false}>
          Add {counted(fit.unanswered, 'answer')}
        </AnchorLink>
      )}
      {missed && (
        <span className={classes.second} title={misses}>
          {misses}
        </span>
      )}
      {!missed && fit.unanswered === 0 && (
        <span className={classes.second}>
          {fit.standing === 'fits' ? 'You meet every requirement' : 'You meet nearly every requirement'}
        </span>
      )}
    </p>
  )
}
