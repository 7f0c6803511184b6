import { useQuery } from '@tanstack/react-query'
import { listOpeningFits, openingFitLimit } from '#contract/matching.ts'
import { endpointQuery } from '../endpoint-query.ts'
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
      <span>
        {missed
          ? `You miss: ${missed}${others.length > 0 ? ` and ${others.length} more` : ''}`
          : fit.unanswered > 0
            ? `${fit.unanswered} ${fit.unanswered === 1 ? 'answer is' : 'answers are'} missing`
            : 'You meet all of it'}
      </span>
    </p>
  )
}
