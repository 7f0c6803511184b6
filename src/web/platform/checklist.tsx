import { Checkbox } from '@mantine/core'
import type { Engagement } from '#contract/platform.ts'
import { checklistItemNames, checklistItems, isTicked } from '#domain/platform/checklist.ts'
import classes from './checklist.module.css'
import { useChecklist } from './use-checklist.ts'

/** The onboarding steps of an engagement. A check mark is saved immediately; steps that are facts can’t be checked. */
export function Checklist({ engagement }: { engagement: Engagement }) {
  const { done, tick } = useChecklist(engagement)
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>
        Next steps{' '}
        <span className={`${classes.count} num`}>
          {done.length} of {checklistItemNames.length} done
        </span>
      </legend>
      {checklistItemNames.map((item) => (
        <Checkbox
          key={item}
          label={checklistItems[item]}
          checked={done.includes(item)}
          disabled={!isTicked(item)}
          onChange={({ currentTarget }) => isTicked(item) && tick(item, currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
