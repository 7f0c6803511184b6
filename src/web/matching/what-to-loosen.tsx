import { Button } from '@mantine/core'
import type { OutputOf } from '#contract/endpoint.ts'
import type { readShortlist } from '#contract/shortlists.ts'
import { AnchorLink } from '../ui/links.tsx'
import { looseningOf, mustOf } from './loosening.ts'
import { withItemIn } from './need-items.ts'
import classes from './shortlist.module.css'
import { useNeed } from './use-need.ts'

const count = new Intl.NumberFormat('en-US')

type Props = {
  projectId: string
  found: Pick<OutputOf<typeof readShortlist>, 'ledger' | 'counts' | 'need' | 'updatedAt'>
  canEdit: boolean
}

/** What each condition costs, the largest gain first, with where to change it. */
export function WhatToLoosen({ projectId, found, canEdit }: Props) {
  const { ledger, counts, need, updatedAt } = found
  const { isSaving, save } = useNeed({ id: projectId, updatedAt })
  const { isOneEnough, costs } = looseningOf(ledger, counts.fits)
  if (costs.length === 0) return null
  return (
    <details className={classes.loosen} open={counts.fits === 0}>
      <summary>What to loosen</summary>
      {!isOneEnough && <p>No single change is enough. This is what people miss most:</p>}
      <ul>
        {costs.map((cost) => {
          const { name, label, removed, regained } = cost
          const must = mustOf(need, cost)
          return (
            <li key={name}>
              <p>
                {isOneEnough
                  ? `Without “${label}”, ${count.format(regained)} more ${regained === 1 ? 'person fits' : 'people fit'}.`
                  : `${label}:`}
                {removed > 0 && (
                  <span>
                    {' '}
                    {count.format(removed)} {removed === 1 ? 'misses' : 'miss'} it.
                  </span>
                )}
              </p>
              {canEdit &&
                (must ? (
                  <Button
                    size="compact-sm"
                    variant="light"
                    disabled={isSaving}
                    onClick={() => save(withItemIn(need, must, 'nice'))}
                  >
                    Make It Nice-to-Have<span className="g-visually-hidden"> ({label})</span>
                  </Button>
                ) : (
                  <AnchorLink to="/projects/$id/edit" params={{ id: projectId }} fz="inherit" preload={false}>
                    Edit Project<span className="g-visually-hidden"> ({label})</span>
                  </AnchorLink>
                ))}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
