import { Button, NativeSelect } from '@mantine/core'
import { seniorityLevels } from '#domain/projects/details.ts'
import classes from './own-facts.module.css'
import type { Corrections } from './use-corrections.ts'

type Props = { level: string | null; isSaid: boolean; corrections: Corrections }

/** The level that titles of jobs show, or that its owner has chosen. */
export function OwnLevel({ level, isSaid, corrections: { save, takeBack, isBusy } }: Props) {
  return (
    <section className={classes.kind} aria-label="Seniority">
      <h2 className={classes.title}>Seniority</h2>
      <div className={classes.form}>
        <NativeSelect
          label="Your level"
          description={isSaid ? 'Chosen by you' : level ? 'Read from your job titles' : 'No job title shows it'}
          disabled={isBusy}
          data={[...(level ? [] : [{ value: '', label: 'Not known' }]), ...seniorityLevels]}
          value={level ?? ''}
          onChange={({ currentTarget: { value } }) =>
            value && save({ kind: 'level', value, stance: 'works', lastUsed: null })
          }
        />
        {isSaid && level && (
          <Button variant="default" disabled={isBusy} onClick={() => takeBack({ kind: 'level', value: level })}>
            Take Back
          </Button>
        )}
      </div>
    </section>
  )
}
