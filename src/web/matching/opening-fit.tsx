import { useQuery } from '@tanstack/react-query'
import { listOpeningFits } from '#contract/matching.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FitLines } from './fit-lines.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import classes from './opening-fit.module.css'

/** How the reader fits an opening: what is unknown first, with where to add it. Nothing before their profile was read. */
export function OpeningFit({ id }: { id: string }) {
  const { data } = useQuery(endpointQuery(listOpeningFits, { ids: id }))
  const [fit] = data?.fits ?? []
  if (!data || !fit) return null
  return (
    <section className={classes.fit} aria-labelledby="your-fit">
      <h2 id="your-fit" className={classes.title}>
        How you fit
      </h2>
      {fit.misses.length > 0 && <p>You’re missing: {fit.misses.join(', ')}. You can still apply.</p>}
      <FitLines fit={fit} />
      <MatchingNotice engine={data.engine} isOwn />
    </section>
  )
}
