import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Person, readPerson } from '#contract/people.ts'
import type { PersonAction } from '#domain/people/person.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { roleLabels } from '../role-labels.ts'
import { Caution } from '../ui/caution.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Facts } from '../ui/facts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatTime } from '../ui/time.ts'
import { PersonActionDialog, personActionLabels } from './person-action-dialog.tsx'
import { PersonBadge } from './person-badge.ts'
import { PersonHistory } from './person-history.tsx'
import classes from './person-page.module.css'
import { PersonProjects } from './person-projects.tsx'
import { PersonSessions } from './person-sessions.tsx'

export function PersonPage() {
  const { id } = useParams({ from: '/framed/admin/people/$id' })
  const person = useQuery(endpointQuery(readPerson, { id }))
  useShownName(person.data?.name ?? undefined)
  return (
    <>
      <p className={classes.way}>
        <Link to="/admin/people" className="g-link">
          All people
        </Link>
      </p>
      <Loaded
        query={person}
        what="person"
        skeleton={<Skeleton h={480} />}
        failed={{ title: 'Unable to Load Person', heading: 'h1' }}
        missing={
          <EmptyState heading="h1" title="Person Not Found">
            They may have deleted their account.
          </EmptyState>
        }
      >
        {(data) => <PersonView key={data.id} person={data} />}
      </Loaded>
    </>
  )
}

function PersonView({ person }: { person: Person }) {
  const [asked, setAsked] = useState<PersonAction>()
  const { name, email, role, state, suspension, actions } = person
  return (
    <>
      <PageHead
        title={name || email}
        lead={
          <span className={classes.state}>
            <PersonBadge status={state} />
            {roleLabels[role]}
          </span>
        }
        actions={actions.map((action) => (
          <Button key={action} variant="default" onClick={() => setAsked(action)}>
            {personActionLabels[action].action}
          </Button>
        ))}
      />
      {suspension && (
        <Caution>
          Suspended since {formatTime(suspension.since)}: {suspension.reason}
        </Caution>
      )}
      <div className={classes.panels}>
        <section className={classes.panel}>
          <h2>Account</h2>
          <Facts facts={factsOf(person)} />
        </section>
        <PersonSessions sessions={person.sessions} />
        {person.projects.length > 0 && <PersonProjects projects={person.projects} />}
        <PersonHistory history={person.history} />
      </div>
      <PersonActionDialog person={person} action={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

const factsOf = ({ email, createdAt, lastSignInAt, firm, firmId, candidateId }: Person) =>
  [
    ['Email', email],
    ['Since', formatTime(createdAt)],
    ['Last sign-in', lastSignInAt ? formatTime(lastSignInAt) : 'Never'],
    ...(firmId
      ? [
          [
            'Firm',
            <Link key="firm" to="/admin/firms/$id" params={{ id: firmId }} className="g-link" preload={false}>
              {firm ?? 'Open the firm'}
            </Link>,
          ] as const,
        ]
      : []),
    ...(candidateId
      ? [
          [
            'Candidate',
            <Link
              key="candidate"
              to="/admin/candidates/$id"
              params={{ id: candidateId }}
              className="g-link"
              preload={false}
            >
              Open the candidate
            </Link>,
          ] as const,
        ]
      : []),
  ] as const
