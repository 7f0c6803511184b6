import { Button } from '@mantine/core'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { AddTerm } from './add-term.tsx'
import { itemsOf, labelOfItem, type NeedPart, needParts, withItemIn } from './need-items.ts'
import classes from './need-panel.module.css'
import { useNeed } from './use-need.ts'

const partLabels: Record<NeedPart, string> = { must: 'Must', nice: 'Nice', not: 'Not part of this work' }

type Props = { id: string; updatedAt: string; need: ProjectNeed; isRead: boolean; canEdit: boolean }

/** What the list is computed by. Managers move each term between must, nice and not. */
export function NeedPanel({ id, updatedAt, need, isRead, canEdit }: Props) {
  const { isSaving, save } = useNeed({ id, updatedAt })
  const items = itemsOf(need)
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
      {items.length === 0 && <p className={classes.quiet}>We found no software, forms or services in it.</p>}
      <ul className={classes.items}>
        {items.map(({ item, part }) => (
          <li key={labelOfItem(item)} className={classes.item} data-part={part}>
            {canEdit ? (
              <label>
                <span className={classes.term}>{labelOfItem(item)}</span>
                <select
                  value={part}
                  disabled={isSaving}
                  onChange={({ currentTarget }) => save(withItemIn(need, item, currentTarget.value as NeedPart))}
                >
                  {needParts.map((one) => (
                    <option key={one} value={one}>
                      {partLabels[one]}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <>
                <span className={classes.term}>{labelOfItem(item)}</span>
                <span className={classes.quiet}>{partLabels[part]}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <div className={classes.edit}>
          <AddTerm isDisabled={isSaving} onAdd={(item) => save(withItemIn(need, item, 'must'))} />
          {!isRead && (
            <Button variant="subtle" disabled={isSaving} onClick={() => save(null)}>
              Read the Description Again
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
