import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listDuplicates } from '#contract/duplicates.ts'
import { fingerprintLabels } from '#domain/duplicates/fingerprints.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { nameOf } from './name-of.ts'
import classes from './possible-duplicates.module.css'

/** A line on a candidate's page when someone may be the same person. */
export function PossibleDuplicates({ id }: { id: string }) {
  const { data } = useQuery(endpointQuery(listDuplicates, { candidate: id }))
  const pair = data?.pairs.find(({ candidates }) => candidates.some((one) => one.id === id))
  const other = pair?.candidates.find((one) => one.id !== id)
  if (!pair || !other) return null
  const more = (data?.total ?? 1) - 1
  return (
    <p className={classes.line} role="status">
      Possible duplicate of{' '}
      <Link to="/admin/duplicates" search={{ candidate: id }} className="g-link">
        {nameOf(other)}
      </Link>
      {more > 0 && ` and ${more} more`}:{' '}
      {pair.reasons.map((reason) => fingerprintLabels[reason].toLowerCase()).join(', ')}.
    </p>
  )
}
