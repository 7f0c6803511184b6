import type { QueryClient } from '@tanstack/react-query'
import { listEngagements } from '#contract/engagement-lines.ts'
import { listProjects, readProject, setProjectStatus } from '#contract/projects.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'
import { type AskedClosing, askBeforeClosing, type Settable } from './ask-before-closing.ts'

export type Chosen = { id: string; status: Settable; endsEngagements?: true }

/** Undefined once it is set; otherwise what to ask about first. */
export async function setStatus(queryClient: QueryClient, chosen: Chosen): Promise<AskedClosing | undefined> {
  const { id } = chosen
  try {
    const asked = chosen.endsEngagements ? undefined : await askBeforeClosing(id, chosen.status)
    if (asked) return asked
    const { status, actions } = await call(setProjectStatus, chosen)
    queryClient.setQueryData(
      endpointQuery(readProject, { id }).queryKey,
      (project) => project && { ...project, status, actions },
    )
    notifySuccess(`Project status updated to ${status}`)
    return undefined
  } finally {
    for (const changed of [listProjects, listEngagements])
      void queryClient.invalidateQueries({ queryKey: resourceKey(changed) })
  }
}
