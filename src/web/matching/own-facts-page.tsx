import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { readOwnFacts } from '#contract/matching.ts'
import { factorLabels } from '#domain/matching/line-labels.ts'
import { type FactorKind, termKinds } from '#domain/projects/need.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import classes from './own-facts.module.css'

type Facts = NonNullable<OutputOf<typeof readOwnFacts>['facts']>
type Term = Facts['terms'][number]

/** What matching has read about the signed-in person, each with the sentences it was read in. */
export function OwnFactsPage() {
  const query = useQuery(endpointQuery(readOwnFacts, {}))
  return (
    <>
      <PageHead
        title="What we read about you"
        lead="Shortlists compare this with what projects ask for. Correct your profile, and it is read again within seconds."
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
        isEmpty={({ facts }) => !facts || facts.terms.length === 0}
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
  return (
    <>
      <p className={classes.quiet}>Read {formatDate(facts.readOn)}</p>
      {termKinds.map((kind) => (
        <TermsOfKind key={kind} kind={kind} terms={facts.terms.filter((term) => term.kind === kind)} />
      ))}
    </>
  )
}

function TermsOfKind({ kind, terms }: { kind: FactorKind; terms: readonly Term[] }) {
  if (terms.length === 0) return null
  return (
    <section className={classes.kind} aria-label={factorLabels[kind]}>
      <h2 className={classes.title}>{factorLabels[kind]}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term.value}>
            <p>
              <strong>{term.value}</strong> <span className={classes.quiet}>{sourceOf(term)}</span>
            </p>
            {term.quotes.slice(0, 2).map((quote) => (
              <blockquote key={quote}>{quote}</blockquote>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sources: Record<Term['source'], string> = {
  work: 'shown in a job',
  title: 'follows from a job title',
  summary: 'said in the summary',
  list: 'in a list, no job shows it',
  crammed: 'one of many in a list, no job shows it',
  certificate: 'a certificate',
  person: 'as you stated it',
  hint: 'goes with a job title or a program',
}
const stances: Record<Term['stance'], string> = {
  works: '',
  guided: 'with guidance or at times',
  seen: 'seen or studied, not done',
  denied: 'not done by you',
}

const sourceOf = ({ stance, source, until }: Term) =>
  [stances[stance] || sources[source], until && `until ${until}`].filter(Boolean).join(', ')
