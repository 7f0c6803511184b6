import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { listApplications, type ReceivedApplication } from '#contract/applications.ts'
import { type ApplicationFilter, type ApplicationSort, chosenLimit, countIn } from '#domain/applications/list.ts'
import { applicationStatusLabels } from '#domain/applications/status-labels.ts'
import { pageQuery } from '../page-query.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationStats } from './application-stats.tsx'
import classes from './applications-panel.module.css'
import { NoApplications } from './no-applications.tsx'
import type { useApplicationsView } from './use-applications-view.ts'

const ChosenBar = lazy(async () => ({ default: (await import('./chosen-bar.tsx')).ChosenBar }))

const filterLabels: Record<ApplicationFilter, string> = { all: 'All', ...applicationStatusLabels }
const sortLabels: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  'best-fit': 'Best fit to your software first',
  oldest: 'Oldest first',
  'lowest-rate': 'Lowest rate first',
  'highest-rate': 'Highest rate first',
  'earliest-start': 'Earliest start first',
}

type Props = {
  project: { id: string; title: string; estimatedHires: number | null; softwareSystems: string[] }
  view: ReturnType<typeof useApplicationsView>
  availabilityOf?: (application: ReceivedApplication) => ReactNode
}

/** Everyone who applied, for the project's owner to go through. */
export function ApplicationsPanel({ project, view, availabilityOf }: Props) {
  const { list, chosen } = view
  const applications = useQuery(pageQuery(listApplications, inputOf(project, list)))
  const counts = applications.data?.counts
  const total = counts && countIn(counts, 'all')
  const hasAny = total !== undefined && total > 0
  // Nobody waits for it: a look that is lost shows them as new once more.
  useEffect(() => {
    if (total) import('./look-at.ts').then(({ lookAt }) => lookAt(project.id)).catch(() => undefined)
  }, [project.id, total])
  const isFull = chosen.length >= chosenLimit
  return (
    <section className={classes.panel} aria-labelledby="applications">
      <div className={classes.head}>
        <h2 id="applications">Applications</h2>
        {hasAny && (
          <NativeSelect
            aria-label="Sort applications"
            size="xs"
            value={list.sort}
            data={Object.entries(sortLabels)
              // Without wishes nobody fits better than another.
              .filter(([value]) => value !== 'best-fit' || project.softwareSystems.length > 0)
              .map(([value, label]) => ({ value, label }))}
            onChange={(event) => view.show({ sort: event.currentTarget.value as ApplicationSort })}
          />
        )}
      </div>
      <ApplicationStats counts={counts} needed={project.estimatedHires} />
      {hasAny && (
        <div className={classes.filters}>
          <FilterChips
            label="Status"
            options={filterLabels}
            value={list.filter}
            onChange={(filter) => view.show({ filter })}
          />
          <Checkbox
            size="xs"
            label="Vetted only"
            checked={list.vetted}
            onChange={(event) => view.show({ vetted: event.currentTarget.checked })}
          />
        </div>
      )}
      <div className={classes.body}>
        <Loaded
          query={applications}
          what="applications"
          skeleton={[1, 2, 3].map((card) => <Skeleton key={card} h={160} mb={16} />)}
          isEmpty={(data) => data.applications.length === 0}
          empty={
            <NoApplications
              total={applications.data?.total ?? 0}
              list={list}
              onAll={() => view.show({ filter: 'all', vetted: false })}
            />
          }
        >
          {(data, isStale) => (
            <>
              <ul className={classes.list} aria-busy={isStale} aria-label="Applications">
                {data.applications.map((application) => (
                  <ApplicationCard
                    key={application.id}
                    project={project}
                    application={application}
                    availability={availabilityOf?.(application)}
                    isChosen={chosen.includes(application.id)}
                    onChoose={
                      isFull && !chosen.includes(application.id)
                        ? undefined
                        : (isOn) =>
                            view.choose(
                              isOn ? [...chosen, application.id] : chosen.filter((id) => id !== application.id),
                            )
                    }
                    onOpen={() => view.open(application.id)}
                  />
                ))}
              </ul>
              {data.pageCount > 1 && (
                <Pager page={list.page} pageCount={data.pageCount} onPage={(page) => view.show({ ...list, page })} />
              )}
            </>
          )}
        </Loaded>
      </div>
      {chosen.length > 0 && (
        <Suspense>
          <ChosenBar
            projectId={project.id}
            chosen={chosen}
            onCompare={() => view.compare(true)}
            onClear={() => view.choose([])}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The order by fit needs to know what the project asks for. */
const inputOf = ({ id, softwareSystems }: Props['project'], { vetted, ...list }: Props['view']['list']) => ({
  id,
  ...list,
  vetted: vetted ? ('true' as const) : ('false' as const),
  ...(list.sort === 'best-fit' && { software: softwareSystems.join(',') }),
})
