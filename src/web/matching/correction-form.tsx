import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Correction } from '#domain/matching/correction.ts'
import classes from './own-facts.module.css'

type Answer = Pick<Correction, 'stance' | 'lastUsed'>
type Props = { term: string; answer: Answer; isBusy: boolean; onSave: (answer: Answer) => void; onCancel: () => void }

const stances: { value: Answer['stance']; label: string }[] = [
  { value: 'works', label: 'I do this on my own' },
  { value: 'guided', label: 'With guidance, or at times' },
  { value: 'denied', label: 'I don’t do this' },
]
const thisYear = new Date().getFullYear()
const years = Array.from({ length: 30 }, (_, ago) => String(thisYear - 1 - ago))

/** How someone does something, and until when. */
export function CorrectionForm({ term, answer, isBusy, onSave, onCancel }: Props) {
  const [stance, setStance] = useState(answer.stance)
  const [lastUsed, setLastUsed] = useState(answer.lastUsed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ stance, lastUsed: stance === 'denied' ? null : lastUsed })
  }
  return (
    <form className={classes.form} onSubmit={submit} aria-label={`Correct ${term}`}>
      <NativeSelect
        label="How you do it"
        data={stances}
        value={stance}
        onChange={({ currentTarget }) => setStance(currentTarget.value as Answer['stance'])}
      />
      <NativeSelect
        label="Last done"
        disabled={stance === 'denied'}
        data={[{ value: '', label: 'To this day' }, ...years]}
        value={lastUsed === null ? '' : String(lastUsed)}
        onChange={({ currentTarget }) => setLastUsed(currentTarget.value === '' ? null : Number(currentTarget.value))}
      />
      <Button type="submit" disabled={isBusy}>
        Save
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
