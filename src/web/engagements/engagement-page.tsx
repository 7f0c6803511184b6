import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Engagement, readEngagement } from '#contract/engagements.ts'
import { counted } from '#domain/counted.ts'
import { isEndingOrOver, startConditionLabels } from '#domain/engagements/status.ts'
import { formatCents } from '#domain/money.ts'
import { formatTerm } from '#domain/offers/format-terms.ts'
import { termLabels } from '#domain/offers/terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Facts } from '../ui/facts.tsx'
import { AnchorLink, BackLink, ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { formatHourly } from '../ui/money.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatDate } from '../ui/time.ts'
import { AccessPanel } from './access-panel.tsx'
import { EndPanel } from './end-panel.tsx'
import { EngagementBadge } from './engagement-badge.ts'
import classes from './engagements.module.css'
import { HoursPanel } from './hours-panel.tsx'
import { OnboardingPanel } from './onboarding-panel.tsx'
import { StandingButton } from './standing-button.tsx'

/** From an accepted application to the end of the work, for both sides; admins read it. */
export function EngagementPage() {
  const { id = '' } = useParams({ strict: false })
  const engagement = useQuery({ ...endpointQuery(readEngagement, { id }), refetchInterval: 60_000 })
  useShownName(engagement.data?.title ?? undefined)
  return (
    <Loaded
      query={engagement}
      what="engagement"
      skeleton={<Skeleton h={480} />}
      failed={{ title: 'Unable to Load Engagement', heading: 'h1' }}
      missing={
        <EmptyState heading="h1" title="Engagement Not Found">
          It may have been removed with its project.
        </EmptyState>
      }
    >
      {(data) => <EngagementView key={data.id} engagement={data} />}
    </Loaded>
  )
}

function EngagementView({ engagement }: { engagement: Engagement }) {
  const { side, standing, firm, talent, title, status, projectId, applicationId } = engagement
  const other = side === 'talent' ? firm : side === 'owner' ? talent : [firm, talent].filter(Boolean).join(' and ')
  // What waits for someone stands first.
  const isEnding = isEndingOrOver(engagement.status)
  const isOpen = engagement.accesses.some(({ endedAt }) => endedAt === null)
  const isAccessLeft = side === 'owner' && engagement.endedAt !== null && isOpen
  const isMine = standing.turn !== null && standing.turn === side && !standing.action?.to.startsWith('/engagements/')
  const canWrite = side === 'talent' || (side === 'owner' && engagement.mayManage && talent !== null)
  return (
    <>
      {side === 'owner' && (
        <BackLink to="/projects/$id" params={{ id: projectId }}>
          {title ?? 'Project'}
        </BackLink>
      )}
      {side === 'talent' && <BackLink to="/platform">Platform</BackLink>}
      {side === null && <BackLink to="/admin/engagements">Engagements</BackLink>}
      <PageHead
        over={<EngagementBadge status={status} />}
        title={other || 'Engagement'}
        lead={standing.text}
        actions={
          (canWrite || isMine) && (
            <>
              {canWrite && (
                <ButtonLink variant="default" to="/messages" search={{ application: applicationId }}>
                  Message
                </ButtonLink>
              )}
              {isMine && <StandingButton engagement={engagement} variant="filled" />}
            </>
          )
        }
      />
      <div className={classes.panels}>
        <MissingPanel engagement={engagement} />
        {isEnding ? (
          <>
            {isAccessLeft && <AccessPanel engagement={engagement} />}
            <EndPanel engagement={engagement} />
            {!isAccessLeft && <AccessPanel engagement={engagement} />}
            <HoursPanel engagement={engagement} />
            <TermsPanel engagement={engagement} />
            <OnboardingPanel engagement={engagement} />
          </>
        ) : status === 'preparing' ? (
          <>
            <OnboardingPanel engagement={engagement} />
            <TermsPanel engagement={engagement} />
            <AccessPanel engagement={engagement} />
            <EndPanel engagement={engagement} />
          </>
        ) : (
          <>
            <HoursPanel engagement={engagement} />
            <TermsPanel engagement={engagement} />
            <OnboardingPanel engagement={engagement} />
            <AccessPanel engagement={engagement} />
            <EndPanel engagement={engagement} />
          </>
        )}
      </div>
    </>
  )
}

/** What the gate asks for, to both sides alike; whose turn is next stands above. */
function MissingPanel({ engagement: { status, missing } }: { engagement: Engagement }) {
  if (missing.length === 0 || (status !== 'preparing' && status !== 'paused')) return null
  return (
    <section className={`${classes.panel} ${classes.across}`} aria-labelledby="missing">
      <h2 id="missing">Still missing before work begins</h2>
      <ul className={classes.missing}>
        {missing.map((condition) => (
          <li key={condition}>{startConditionLabels[condition]}</li>
        ))}
      </ul>
    </section>
  )
}

const TermsPanel = ({ engagement }: { engagement: Engagement }) => (
  <section className={classes.panel}>
    <h2>Terms</h2>
    <Facts facts={factsOf(engagement)} />
  </section>
)

type Converted = Pick<Engagement, 'conversionFeeCents' | 'conversionStatementId'>

/** As kept on the day of the conversion, with the statement that both signed. */
function ConversionFee({ engagement: { conversionFeeCents, conversionStatementId: id } }: { engagement: Converted }) {
  const fee = conversionFeeCents ? `${formatCents(conversionFeeCents)}, paid by the firm once` : 'None'
  return (
    <>
      {fee}
      {id && (
        <>
          {', by the '}
          <AnchorLink to="/statements/$id" params={{ id }}>
            signed statement
          </AnchorLink>
        </>
      )}
    </>
  )
}

/** What isn’t agreed yet isn’t listed. */
function factsOf({ title, startsOn, endsOn, terms, statementId, reason, ...engagement }: Engagement) {
  const facts: (readonly [string, ReactNode])[] = [
    ['Project', title],
    [termLabels.startDate, startsOn && formatDate(startsOn)],
    ['Last day', endsOn ? formatDate(endsOn) : terms && 'Ongoing'],
    [termLabels.rateCents, terms && formatHourly(terms.rateCents / 100)],
    [termLabels.weeklyCapHours, terms && counted(terms.weeklyCapHours, 'hour')],
    [termLabels.noticeDays, terms && formatTerm('noticeDays', terms)],
    [termLabels.conversion, terms && terms.conversion.length > 0 && formatTerm('conversion', terms)],
    ['Conversion fee', engagement.status === 'converted' && <ConversionFee engagement={engagement} />],
    ['Reason', reason],
    [
      'Statement of work',
      statementId && (
        <AnchorLink key="statement" to="/statements/$id" params={{ id: statementId }}>
          Signed by both
        </AnchorLink>
      ),
    ],
  ]
  return facts.filter(([, value]) => value)
}
