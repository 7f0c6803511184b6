import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { readOwnFacts } from '#contract/facts.ts'
import { factorLabels } from '#domain/matching/line-labels.ts'
import { termKinds } from '#domain/projects/need.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { AddTerm } from './add-term.tsx'
import classes from './own-facts.module.css'
import { OwnLevel } from './own-level.tsx'
import { OwnOffer } from './own-offer.tsx'
import { OwnTerm } from './own-term.tsx'
import { useCorrections } from './use-corrections.ts'

type Facts = NonNullable<OutputOf<typeof readOwnFacts>['facts']>

/** What matching knows about the signed-in person and who says so; what they say themselves wins. */
export function OwnFactsPage() {
  const query = useQuery(endpointQuery(readOwnFacts, {}))
  return (
    <>
      <PageHead
        title="What we read about you"
        lead="Shortlists compare this with what projects ask for. What you confirm, correct or add takes precedence."
        actions={
          <ButtonLink variant="default" to="/talent-profile">
            Edit Profile
          </ButtonLink>
        }
      />
      <Loaded
        query={query}
        what="your facts"
        skeleton={<Skeleton h={480} />}
        isEmpty={({ facts }) => !facts}
        empty={
          <EmptyState
            title="Nothing read yet"
            action={<ButtonLink to="/talent-profile">Complete Your Profile</ButtonLink>}
          >
            Describe your work in your profile: what you did, in which programs, and for whom.
          </EmptyState>
        }
      >
        {({ facts }) => facts && <Kinds facts={facts} />}
      </Loaded>
    </>
  )
}

function Kinds({ facts }: { facts: Facts }) {
  const corrections = useCorrections()
  const add = (found: Parameters<Parameters<typeof AddTerm>[0]['onAdd']>[0]) => {
    const [term] = found.anyOf
    if (term) corrections.save({ ...term, stance: 'works', lastUsed: null })
  }
  return (
    <>
      <p className={classes.quiet}>
        Last read {formatDate(facts.readOn)}. Your hours by week are in your{' '}
        <AnchorLink to="/capacity" fz="inherit">
          Calendar
        </AnchorLink>
        .
      </p>
      <section className={classes.kind} aria-label="Add">
        <AddTerm isDisabled={corrections.isBusy} onAdd={add} />
      </section>
      <OwnOffer facts={facts} />
      <OwnLevel level={facts.level} isSaid={facts.isLevelSaid} corrections={corrections} />
      {termKinds.map((kind) => {
        const terms = facts.terms.filter((term) => term.kind === kind)
        return (
          terms.length > 0 && (
            <section key={kind} className={classes.kind} aria-label={factorLabels[kind]}>
              <h2 className={classes.title}>{factorLabels[kind]}</h2>
              <ul>
                {terms.map((term) => (
                  <OwnTerm key={term.value} term={term} readOn={facts.readOn} corrections={corrections} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}
