import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readOverview } from '#contract/overview.ts'
import { brand } from '#domain/brand.ts'
import { overviewWeeks } from '#domain/overview/measure.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { ReplyTimesLine } from '../replies/reply-times-line.tsx'
import { WaitingList } from '../replies/waiting-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadedTogether } from '../ui/loaded-together.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import classes from './overview-page.module.css'
import { OverviewTiles } from './overview-tiles.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { WeeksPanel } from './weeks-panel.tsx'

/** `children` come after what waits for an admin. */
export function OverviewPage({ children }: { children: ReactNode }) {
  const overview = useQuery(endpointQuery(readOverview, {}))
  return (
    <>
      <PageHead
        title="Overview"
        lead={`Everyone who applied in the last ${overviewWeeks} weeks, and how far they got.`}
      />
      <LoadedTogether
        above={
          <>
            <WaitingList />
            <ReplyTimesLine of={{ operator: 'true' }} who={brand.name} />
            {children}
          </>
        }
        query={overview}
        what="overview"
        skeleton={<Skeleton h={480} />}
        isEmpty={({ funnel }) => funnel.applied === 0}
        empty={
          <EmptyState title="Nothing to measure yet">
            No one has applied in the last {overviewWeeks} weeks. Figures appear with the first application.
          </EmptyState>
        }
      >
        {(data) => (
          <div className={classes.panels}>
            <OverviewTiles overview={data} />
            <WeeksPanel weeks={data.weeks} />
            <FunnelPanel funnel={data.funnel} />
            <DecisionPanel decision={data.decision} />
            <SourcesPanel sources={data.sources} />
            <ClaimsPanel claims={data.claims} />
          </div>
        )}
      </LoadedTogether>
    </>
  )
}
