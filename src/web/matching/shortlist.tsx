import { useState } from 'react'
import * as z from 'zod/mini'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Match } from '#contract/matching.ts'
import { listMatches, type readShortlist } from '#contract/shortlists.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { AllMatches } from './all-matches.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { questionFor } from './may-fit.tsx'
import { NeedPanel } from './need-panel.tsx'
import { SentInvitations } from './sent-invitations.tsx'
import classes from './shortlist.module.css'
import { ShortlistedPeople } from './shortlisted-people.tsx'
import { useComparing } from './use-comparing.ts'
import { WeightsPanel } from './weights-panel.tsx'
import { WhatToLoosen } from './what-to-loosen.tsx'

const count = new Intl.NumberFormat('en-US')

/** Each list, with how many are on it now. */
const listsOf = ({ fits, near, unknown }: OutputOf<typeof readShortlist>['counts']) => ({
  shortlist: 'Shortlist',
  fits: `All who fit (${count.format(fits)})`,
  near: `Nearly fit (${count.format(near)})`,
  unknown: `May fit (${count.format(unknown)})`,
})

const listed = z.object({
  list: z.catch(z.enum(['shortlist', 'fits', 'near', 'unknown']), 'shortlist'),
  page: z.catch(listMatches.input.shape.page, 1),
})

type Props = {
  projectId: string
  found: OutputOf<typeof readShortlist>
  /** Whether the project takes applications. */
  isOpen: boolean
  canEdit: boolean
}

/** The people for a project: the shortlist with what it was made from, or everyone of one kind. */
export function Shortlist({ projectId, found, isOpen, canEdit }: Props) {
  const { considered, counts, engine, need, held } = found
  const { shown, change } = useListAddress(listed)
  const list = held ? 'shortlist' : shown.list
  const canInvite = canEdit && isOpen
  const comparing = useComparing()
  const [invited, setInvited] = useState<readonly Match[]>([])
  const [question, setQuestion] = useState<string>()
  const close = () => {
    setInvited([])
    setQuestion(undefined)
  }
  const invite = canInvite ? setInvited : undefined
  const ask = canInvite
    ? (match: Match) => {
        setQuestion(questionFor(match.lines))
        setInvited([match])
      }
    : undefined
  return (
    <>
      {!held && (
        <div className={classes.lists}>
          <FilterChips
            label="People"
            options={listsOf(counts)}
            value={list}
            onChange={(next) => change({ list: next })}
          />
        </div>
      )}
      {list === 'shortlist' && (
        <>
          <NeedPanel id={projectId} {...found} canEdit={canEdit} />
          <WeightsPanel id={projectId} {...found} canEdit={canEdit} />
        </>
      )}
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
      {list === 'shortlist' ? (
        <>
          <WhatToLoosen key={need.must.length} projectId={projectId} found={found} canEdit={canEdit} />
          <ShortlistedPeople
            projectId={projectId}
            found={found}
            isOpen={isOpen}
            comparing={comparing}
            onInvite={invite}
            onAsk={ask}
          />
          <SentInvitations projectId={projectId} />
        </>
      ) : (
        <AllMatches
          key={list}
          projectId={projectId}
          list={list}
          page={shown.page}
          onPage={(page, options) => change({ page }, { resetScroll: true, ...options })}
          comparing={comparing}
          onInvite={invite}
          onAsk={ask}
        />
      )}
      {canInvite && (
        <InviteDialog
          projectId={projectId}
          people={invited.map(({ talent }) => talent)}
          question={question}
          isOpen={invited.length > 0}
          onClose={close}
          onInvited={() => {
            comparing.drop(invited.map(({ talent }) => talent.id))
            close()
          }}
        />
      )}
      <MatchingNotice engine={engine} />
    </>
  )
}
