import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readOverview } from '#contract/overview.ts'
import { overviewWeeks } from '#domain/overview/measure.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import classes from './overview-page.module.css'
import { OverviewTiles } from './overview-tiles.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { WeeksPanel } from './weeks-panel.tsx'

export function OverviewPage() {
  const { data, error, refetch } = useQuery(endpointQuery(readOverview, {}))
  const plots = () => {
    if (!data && error)
      return (
        <Stack align="start">
          <FormAlert>{error.message}</FormAlert>
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Stack>
      )
    if (!data)
      return (
        <Loading label="Loading the overview">
          <Skeleton h={480} />
        </Loading>
      )
    if (data.funnel.applied === 0)
      return (
        <EmptyState title="Nothing to measure yet">
          Nobody has applied in the last {overviewWeeks} weeks. The first application draws the first bar.
        </EmptyState>
      )
    return (
      <div className={classes.panels}>
        <OverviewTiles overview={data} />
        <WeeksPanel weeks={data.weeks} />
        <FunnelPanel funnel={data.funnel} />
        <DecisionPanel decision={data.decision} />
        <SourcesPanel sources={data.sources} />
        <ClaimsPanel claims={data.claims} />
      </div>
    )
  }
  return (
    <>
      <PageHead
        title="Overview"
        lead={`Everyone who applied in the last ${overviewWeeks} weeks, and how far they came.`}
      />
      {plots()}
    </>
  )
}
