import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { readProjectOverview } from '#contract/projects.ts'
import { mayManage } from '#domain/firms/role.ts'
import { greetingAt } from '#domain/projects/overview.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { LoadedTogether } from '../ui/loaded-together.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { projectsFailed } from './failures.ts'
import classes from './overview-page.module.css'
import { OverviewStats } from './overview-stats.tsx'
import { RecentProjects } from './recent-projects.tsx'

const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' })

/** What other features put before the projects are its children. */
export function OverviewPage({ children }: { children?: ReactNode }) {
  const me = useMe()
  const now = new Date()
  const overview = useQuery(endpointQuery(readProjectOverview, {}))
  const isEmpty = overview.data?.recent.length === 0
  return (
    <>
      <PageHead
        title={greetingAt(now.getHours(), me.name)}
        over={today.format(now)}
        actions={
          <>
            {mayManage(me.firmRole) && (
              <ButtonLink className={classes.create} variant={isEmpty ? 'default' : 'filled'} to="/projects/new">
                + Create New Project
              </ButtonLink>
            )}
            <ButtonLink variant="default" to="/projects">
              View All Projects
            </ButtonLink>
            <ButtonLink variant="default" to="/settings">
              Settings
            </ButtonLink>
          </>
        }
      />
      <LoadedTogether
        above={children}
        query={overview}
        what="projects"
        skeleton={<Projects overview={undefined} />}
        failed={projectsFailed}
      >
        {(data) => <Projects overview={data} />}
      </LoadedTogether>
    </>
  )
}

function Projects({ overview }: { overview: OutputOf<typeof readProjectOverview> | undefined }) {
  return (
    <>
      <OverviewStats overview={overview} />
      <RecentProjects projects={overview?.recent} />
    </>
  )
}
