import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Match } from '#contract/matching.ts'
import type { readShortlist } from '#contract/shortlists.ts'
import { brand } from '#domain/brand.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { formatDay } from '../ui/time.ts'
import { HeldShortlist } from './held-shortlist.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { Invitee } from './invite-window.tsx'
import { BarLegend } from './line-bar.tsx'
import { MatchRow } from './match-row.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { MayFit, questionFor } from './may-fit.tsx'
import { SentInvitations } from './sent-invitations.tsx'
import classes from './shortlist.module.css'
import { useComparing } from './use-comparing.ts'
import { WatchFits } from './watch-fits.tsx'
import { WhatToLoosen } from './what-to-loosen.tsx'

const count = new Intl.NumberFormat('en-US')

type Props = {
  projectId: string
  found: OutputOf<typeof readShortlist>
  /** Whether the project takes applications. */
  isOpen: boolean
  canEdit: boolean
}

export function Shortlist({ projectId, found, isOpen, canEdit }: Props) {
  const { considered, counts, shortlist, mayFit, engine, need, held, curatedAt } = found
  const canInvite = canEdit && isOpen
  const comparing = useComparing()
  const [invited, setInvited] = useState<readonly Invitee[]>([])
  const [question, setQuestion] = useState<string>()
  const close = () => {
    setInvited([])
    setQuestion(undefined)
  }
  const people = shortlist.filter(({ talent, contact }) => comparing.isChosen(talent.id) && !contact)
  const watch = (lead?: string) =>
    counts.fits === 0 && canInvite && <WatchFits projectId={projectId} isWatched={found.isWatched} lead={lead} />
  const either = isOpen && 'Your project is open to applications either way.'
  const invitee = ({ talent }: Match): Invitee => ({ id: talent.id, name: talent.name })
  return (
    <Bookmarks people={[...shortlist, ...mayFit].map(({ talent }) => talent)}>
      <p className={classes.funnel} role="status">
        <span>
          <strong>{count.format(considered)}</strong> vetted
        </span>
        <span aria-hidden="true">→</span>
        <span>
          <strong>{count.format(counts.fits)}</strong> {counts.fits === 1 ? 'fits' : 'fit'}
        </span>
        <span>
          <strong>{count.format(counts.near)}</strong> nearly {counts.near === 1 ? 'fits' : 'fit'}
        </span>
        <span>
          <strong>{count.format(counts.unknown)}</strong> may fit
        </span>
      </p>
      <WhatToLoosen key={need.must.length} projectId={projectId} found={found} canEdit={canEdit} />
      {(held || shortlist.length > 0) && watch('Nobody fits all of it yet.')}
      {held ? (
        <HeldShortlist {...held} />
      ) : shortlist.length === 0 ? (
        <div className={classes.nobody}>
          {mayFit.length > 0 ? (
            <EmptyState title="Nobody is known to meet all of it" action={watch()}>
              Ask the people below for what is missing, or make a must a nice-to-have. {either}
            </EmptyState>
          ) : (
            <EmptyState title="Nobody meets all of it" action={watch()}>
              Ask for less, or make a must a nice-to-have. {either}
            </EmptyState>
          )}
        </div>
      ) : (
        <section aria-labelledby="shortlist">
          <div className={classes.bar}>
            <h2 id="shortlist" className={classes.title}>
              {shortlist.length} {shortlist.length === 1 ? 'person' : 'people'} to talk to
            </h2>
            <BarLegend />
          </div>
          {curatedAt && (
            <p className={classes.quiet}>
              A person at {brand.name} looked at this shortlist on {formatDay(curatedAt)}. Whoever they moved or added
              is marked.
            </p>
          )}
          <ul className={classes.list}>
            {shortlist.map((match) => (
              <MatchRow
                key={match.talent.id}
                match={match}
                comparing={comparing}
                onInvite={canInvite ? () => setInvited([invitee(match)]) : undefined}
              />
            ))}
          </ul>
          {comparing.chosen.length > 1 && (
            <div className={classes.selection}>
              <strong>{comparing.chosen.length} selected</strong>
              <ButtonLink
                variant={canInvite && people.length > 1 ? 'default' : 'filled'}
                to="/projects/$id/compare"
                params={{ id: projectId }}
                search={{ people: comparing.chosen.join(',') }}
                preload={false}
              >
                Compare {comparing.chosen.length} People
              </ButtonLink>
              {canInvite && people.length > 1 && (
                <Button onClick={() => setInvited(people.map(invitee))}>Invite {people.length} People</Button>
              )}
            </div>
          )}
        </section>
      )}
      {mayFit.length > 0 && (
        <MayFit
          matches={mayFit}
          total={counts.unknown}
          onAsk={
            canInvite
              ? (match) => {
                  setQuestion(questionFor(match.lines))
                  setInvited([invitee(match)])
                }
              : undefined
          }
        />
      )}
      <SentInvitations projectId={projectId} />
      {canInvite && (
        <InviteDialog
          projectId={projectId}
          people={invited}
          question={question}
          isOpen={invited.length > 0}
          onClose={close}
          onInvited={close}
        />
      )}
      <MatchingNotice engine={engine} />
    </Bookmarks>
  )
}
