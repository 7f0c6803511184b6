import { useQuery } from '@tanstack/react-query'
import type { ReceivedApplication } from '#contract/applications.ts'
import { readClosing } from '#contract/projects.ts'
import { interviewsLine } from '#domain/projects/closing.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { formatTime } from '../ui/time.ts'

type Applicants = readonly Pick<ReceivedApplication, 'applicant'>[]

const isWith =
  (applications: Applicants) =>
  ({ candidateId }: { candidateId: string }) =>
    applications.some(({ applicant }) => applicant?.candidateId === candidateId)

/** What is ahead with these applicants about the project: it is canceled when they are declined. */
export function useInterviewsOf(projectId: string, applications: Applicants, isAsked: boolean) {
  const { data } = useQuery({ ...endpointQuery(readClosing, { id: projectId }), enabled: isAsked })
  return data?.interviews.filter(isWith(applications)) ?? []
}

/** The same as a sentence, for someone who has just been declined. */
export async function canceledWith(projectId: string, application: ReceivedApplication): Promise<string | undefined> {
  const interviews = (await call(readClosing, { id: projectId })).interviews.filter(isWith([application]))
  return interviews.length > 0 ? interviewsLine(interviews, formatTime) : undefined
}
