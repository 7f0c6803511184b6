import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listTalent } from '#contract/talent.ts'
import { endpointQuery } from '../endpoint-query.ts'
import classes from './curation.module.css'
import { useSettled } from './use-settled.ts'

type Found = { id: string; name: string }
type Props = {
  title: string
  action: string
  /** Whom nothing is to be done about, and why. */
  isListed?: (id: string) => boolean
  onChoose: (talent: Found) => void
}

/** Anyone accepted, by name: also whom the rule wouldn't put forward. */
export function FindTalent({ title, action, isListed, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 300)
  const { data } = useQuery({
    ...endpointQuery(listTalent, { search, filter: 'approved' }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = search.length > 1 ? (data?.talent ?? []) : []
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <TextInput
        mt={8}
        maw={400}
        label="Find accepted talent by name"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {search.length > 1 && data && found.length === 0 && <p className={classes.quiet}>Nobody has that name.</p>}
      {found.length > 0 && (
        <ul className={classes.found}>
          {found.map((one) => (
            <li key={one.id}>
              <span>{one.name || 'Candidate'}</span>
              {isListed?.(one.id) ? (
                <span className={classes.quiet}>On the list, or removed from it</span>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => {
                    setTyped('')
                    onChoose({ id: one.id, name: one.name })
                  }}
                >
                  {action}
                  <span className="g-visually-hidden"> {one.name || 'Candidate'}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
