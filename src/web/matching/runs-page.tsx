import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listRuns } from '#contract/matching-runs.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import classes from './curation.module.css'
import { FindTalent } from './find-talent.tsx'
import { RunDrawer } from './run-drawer.tsx'
import { RunTable } from './run-table.tsx'

const id = z.catch(z.optional(z.uuid()), undefined)
const listed = z.object({ person: id, run: id, page: z.catch(listRuns.input.shape.page, 1) })

/** What a firm was shown for a project: the answer to "why did I not get it", for a year. */
export function RunsPage() {
  const { id = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { shown, change } = useListAddress(listed)
  const { person, page } = shown
  const query = useQuery(pageQuery(listRuns, { id, page, ...(person && { person }) }))
  const title = query.data?.title
  useShownName(title && `Shown shortlists: ${title}`)
  const open = (search: { run?: string | undefined; person?: string | undefined }) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...search }), resetScroll: false })
  return (
    <>
      <BackLink to="/admin/overview/shortlists/$id" params={{ id }}>
        Back to Shortlist
      </BackLink>
      <PageHead
        title="Shown shortlists"
        lead={leadOf(query, ({ title, firm }) => [title, firm].filter(Boolean).join(', '))}
      />
      <FindTalent title="Where someone stood" action="Show" onChoose={(one) => change({ person: one.id })} />
      <Loaded
        query={query}
        what="shown shortlists"
        skeleton={<Skeleton h={320} />}
        missing={
          <EmptyState title="Project Not Found">This project may have been removed or doesn’t exist.</EmptyState>
        }
      >
        {(found, isStale) => (
          <section aria-labelledby="runs">
            <div className={classes.bar}>
              <h2 id="runs" className={classes.title}>
                {found.person ? `Where ${found.person.name || 'this candidate'} stood` : 'Every list that was shown'}
              </h2>
              {person && (
                <Button size="xs" variant="default" onClick={() => change({ person: undefined })}>
                  Show Everyone
                </Button>
              )}
            </div>
            {found.runs.length === 0 ? (
              <p className={classes.quiet}>The firm hasn’t looked at the shortlist in the last year.</p>
            ) : (
              <>
                <RunTable
                  runs={found.runs}
                  hasPerson={found.person !== null}
                  isStale={isStale}
                  onOpen={(run) => open({ run })}
                />
                <Pager
                  page={page}
                  pageCount={found.pageCount}
                  onPage={(next) => change({ page: next }, { resetScroll: true })}
                />
              </>
            )}
          </section>
        )}
      </Loaded>
      <RunDrawer
        projectId={id}
        runId={shown.run}
        person={person}
        onPerson={(one) => open({ person: one })}
        onClose={() => open({ run: undefined })}
      />
    </>
  )
}
