import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { readProject } from '#contract/projects.ts'
import { compareMatches } from '#contract/shortlists.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { Comparison } from './comparison.tsx'
import { MatchingNotice } from './matching-notice.tsx'

/** A few people of a shortlist, side by side. */
export function ComparePage() {
  const { id = '' } = useParams({ strict: false })
  const { people = '' } = useSearch({ from: '/framed/projects/$id/compare' })
  const project = useQuery(endpointQuery(readProject, { id }))
  const query = useQuery(endpointQuery(compareMatches, { id, people }))
  const title = project.data?.title
  useShownName(title && `Compare: ${title}`)
  const nobody = (
    <EmptyState title="Nobody to compare">Choose two to five people on the shortlist, then Compare.</EmptyState>
  )
  return (
    <>
      <BackLink to="/projects/$id/shortlist" params={{ id }}>
        Back to Shortlist
      </BackLink>
      <PageHead title="Compare" lead={leadOf(project, ({ title }) => title)} />
      <Loaded
        query={query}
        what="comparison"
        skeleton={<Skeleton h={480} />}
        missing={nobody}
        isEmpty={({ matches }) => matches.length === 0}
        empty={nobody}
      >
        {({ matches, engine }) => (
          <Bookmarks people={matches.map(({ talent }) => talent)}>
            <Comparison projectId={id} matches={matches} />
            <MatchingNotice engine={engine} />
          </Bookmarks>
        )}
      </Loaded>
    </>
  )
}
