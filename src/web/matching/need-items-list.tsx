import type { ProjectNeed } from '#domain/projects/need.ts'
import { AddTerm } from './add-term.tsx'
import choice from './choice.module.css'
import { itemsOf, labelOfItem, type NeedPart, needParts, withItemIn } from './need-items.ts'
import classes from './need-panel.module.css'

const partLabels: Record<NeedPart, string> = { must: 'Must', nice: 'Nice', not: 'Not part of this work' }

type Props = { need: ProjectNeed; isBusy: boolean; onChange: ((need: ProjectNeed) => void) | undefined }

/** Each term with whether it is a must, nice or not part of the work. Without `onChange` it is read alone. */
export function NeedItemsList({ need, isBusy, onChange }: Props) {
  const items = itemsOf(need)
  return (
    <>
      {items.length === 0 && <p className={classes.quiet}>We found no software, forms or services in it.</p>}
      <ul className={classes.items}>
        {items.map(({ item, part }) => (
          <li key={labelOfItem(item)} className={classes.item} data-part={part}>
            {onChange ? (
              <label>
                <span className={classes.term}>{labelOfItem(item)}</span>
                <select
                  className={choice.choice}
                  value={part}
                  disabled={isBusy}
                  onChange={({ currentTarget }) => onChange(withItemIn(need, item, currentTarget.value as NeedPart))}
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
      {onChange && <AddTerm isDisabled={isBusy} onAdd={(item) => onChange(withItemIn(need, item, 'must'))} />}
    </>
  )
}
