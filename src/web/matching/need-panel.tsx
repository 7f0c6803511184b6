import { Button } from '@mantine/core'
import { readAgain } from '#domain/projects/kept-need.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import type { NeedConditions } from './need-conditions.ts'
import { NeedConditionsPart } from './need-conditions-form.tsx'
import { NeedItemsList } from './need-items-list.tsx'
import classes from './need-panel.module.css'
import { useNeed } from './use-need.ts'

type Props = {
  id: string
  updatedAt: string
  need: ProjectNeed
  isRead: boolean
  understood: NeedConditions
  canEdit: boolean
}

/** What the list is computed by. Managers move each term between must, nice and not, and set hours, weeks and overlap. */
export function NeedPanel({ id, updatedAt, need, isRead, understood, canEdit }: Props) {
  const { isSaving, save } = useNeed({ id, updatedAt })
  const { hoursPerWeek, weeks, overlap } = need
  return (
    <section className={classes.panel} aria-labelledby="need" aria-busy={isSaving}>
      <div className={classes.head}>
        <h2 id="need" className={classes.title}>
          What you need
        </h2>
        <p className={classes.quiet}>
          {isRead ? 'As we understand your description. Change what we got wrong.' : 'As your firm has set it.'}
        </p>
      </div>
      <NeedItemsList need={need} isBusy={isSaving} onChange={canEdit ? save : undefined} />
      <NeedConditionsPart
        own={{ hoursPerWeek, weeks, overlap }}
        understood={understood}
        isSaving={isSaving}
        onSave={canEdit ? (conditions) => save({ ...need, ...conditions }) : undefined}
      />
      {canEdit && !isRead && (
        <Button variant="subtle" ml={-18} disabled={isSaving} onClick={() => save(readAgain(need))}>
          Read the Description Again
        </Button>
      )}
    </section>
  )
}
