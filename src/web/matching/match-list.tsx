import { Button } from '@mantine/core'
import type { Match } from '#contract/matching.ts'
import { ButtonLink } from '../ui/links.tsx'
import { MatchRow } from './match-row.tsx'
import classes from './shortlist.module.css'
import type { Comparing } from './use-comparing.ts'

type Props = {
  projectId: string
  matches: readonly Match[]
  comparing: Comparing
  /** Without it, people can’t be invited. */
  onInvite: ((people: readonly Match[]) => void) | undefined
  isStale?: boolean
}

/** People with their scores, and what to do with those who are chosen. */
export function MatchList({ projectId, matches, comparing, onInvite, isStale = false }: Props) {
  const { chosen } = comparing
  const invitable = onInvite ? chosen.filter(({ contact }) => !contact) : []
  return (
    <>
      <ul className={classes.list} aria-busy={isStale}>
        {matches.map((match) => (
          <MatchRow
            key={match.talent.id}
            projectId={projectId}
            match={match}
            comparing={comparing}
            onInvite={onInvite && (() => onInvite([match]))}
          />
        ))}
      </ul>
      {chosen.length > 1 && (
        <div className={classes.selection}>
          <strong>{chosen.length} selected</strong>
          <ButtonLink
            variant={invitable.length > 1 ? 'default' : 'filled'}
            to="/projects/$id/compare"
            params={{ id: projectId }}
            search={{ people: chosen.map(({ talent }) => talent.id).join(',') }}
            preload={false}
          >
            Compare {chosen.length} People
          </ButtonLink>
          {invitable.length > 1 && (
            <Button onClick={() => onInvite?.(invitable)}>Invite {invitable.length} People</Button>
          )}
        </div>
      )}
    </>
  )
}
