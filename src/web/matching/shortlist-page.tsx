import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { readProject } from '#contract/projects.ts'
import { readShortlist } from '#contract/shortlists.ts'
import { mayManage } from '#domain/firms/role.ts'
import { isAcceptingApplications } from '#domain/projects/status.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { Shortlist } from './shortlist.tsx'
import { WhyDrawer } from './why-drawer.tsx'

/** The people for a project, and why. */
export function ShortlistPage() {
  const { id = '' } = useParams({ strict: false })
  const { person } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { firmRole } = useMe()
  const project = useQuery(endpointQuery(readProject, { id }))
  const shortlist = useQuery(endpointQuery(readShortlist, { id }))
  // Without the project, nobody could be invited, and the list wouldn’t say why.
  const query = project.error && !project.data ? { ...project, data: undefined } : shortlist
  const title = project.data?.title
  const status = project.data?.status
  const isOpen = status !== undefined && isAcceptingApplications(status)
  useShownName(title && `Shortlist: ${title}`)
  return (
    <>
      <BackLink to="/projects/$id" params={{ id }}>
        Back to Project
      </BackLink>
      <PageHead title="Shortlist" lead={leadOf(project, ({ title }) => title)} />
      <Loaded
        query={query}
        what="shortlist"
        skeleton={<Skeleton h={480} />}
        missing={
          <EmptyState title="Project Not Found">This project may have been removed or doesn't exist.</EmptyState>
        }
      >
        {(found) => <Shortlist projectId={id} found={found} isOpen={isOpen} canEdit={mayManage(firmRole)} />}
      </Loaded>
      <WhyDrawer
        projectId={id}
        candidateId={person}
        canEdit={mayManage(firmRole)}
        onClose={() => void navigate({ to: '.', search: (now) => ({ ...now, person: undefined }), resetScroll: false })}
      />
    </>
  )
}
