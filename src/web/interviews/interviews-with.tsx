import { useQuery } from '@tanstack/react-query'
import { listInterviews } from '#contract/interviews.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { InterviewRows } from './interview-rows.tsx'
import classes from './interviews.module.css'

/** The firm's interviews with one person: those ahead, then the latest of those that are over. Nothing where there are none. */
export function InterviewsWith({ candidate }: { candidate: string }) {
  const ahead = useQuery(endpointQuery(listInterviews, { candidate }))
  const past = useQuery(endpointQuery(listInterviews, { candidate, filter: 'past' }))
  const interviews = [ahead, past].flatMap(({ data }) => data?.interviews ?? [])
  if (interviews.length === 0) return null
  return (
    <section className={classes.inProfile}>
      <h2>Interviews</h2>
      <InterviewRows interviews={interviews} />
    </section>
  )
}
