import { Button } from '@mantine/core'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { NeedItemsList } from './need-items-list.tsx'
import classes from './need-panel.module.css'
import { useNeed } from './use-need.ts'

type Props = { id: string; updatedAt: string; need: ProjectNeed; isRead: boolean; canEdit: boolean }

/** What the list is computed by. Managers move each term between must, nice and not. */
export function NeedPanel({ id, updatedAt, need, isRead, canEdit }: Props) {
  const { isSaving, save } = useNeed({ id, updatedAt })
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
      {canEdit && !isRead && (
        <Button variant="subtle" disabled={isSaving} onClick={() => save(null)}>
          Read the Description Again
        </Button>
      )}
    </section>
  )
}
