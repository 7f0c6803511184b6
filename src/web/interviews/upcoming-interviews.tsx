import { useQuery } from '@tanstack/react-query'
import { listInterviews } from '#contract/interviews.ts'
import { shownOnDashboard } from '#domain/interviews/list.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './interviews.module.css'

/** Loaded where there are some: a home page without interviews stays light. It waits for them as for any other answer. */
const partsQuery = {
  queryKey: ['interview-parts'],
  queryFn: async () => ({ ...(await import('./interview-rows.tsx')), ...(await import('./today-boxes.tsx')) }),
  staleTime: Number.POSITIVE_INFINITY,
}

const useAhead = (project?: string) =>
  useQuery({ ...endpointQuery(listInterviews, { project }), refetchInterval: 60_000 })

/** What has a time today comes before all that waits. */
export function TodayInterviews() {
  const interviews = useAhead().data?.interviews ?? []
  const parts = useQuery({ ...partsQuery, enabled: interviews.length > 0 }).data
  return parts && <parts.TodayBoxes interviews={interviews} />
}

/** The next interviews, on a dashboard, or all that are ahead of one project. Nothing where there are none. */
export function UpcomingInterviews({ project }: { project?: string }) {
  const ahead = useAhead(project)
  const isOnDashboard = project === undefined
  const interviews = ahead.data?.interviews ?? []
  // Once they are all over, a dashboard still leads to them.
  const past = useQuery({
    ...endpointQuery(listInterviews, { filter: 'past' }),
    enabled: isOnDashboard && ahead.data?.total === 0,
  })
  const parts = useQuery({ ...partsQuery, enabled: interviews.length > 0 }).data
  if (interviews.length === 0 ? !(isOnDashboard && past.data?.total) : !parts) return null
  return (
    <section className={classes.panel}>
      <h2>Interviews</h2>
      {interviews.length > 0 ? (
        parts && <parts.InterviewRows interviews={isOnDashboard ? interviews.slice(0, shownOnDashboard) : interviews} />
      ) : (
        <p className={classes.note}>None scheduled.</p>
      )}
      {isOnDashboard && (
        <AnchorLink to="/interviews" search={interviews.length > 0 ? {} : { filter: 'past' }} fz="sm">
          All interviews
        </AnchorLink>
      )}
    </section>
  )
}
