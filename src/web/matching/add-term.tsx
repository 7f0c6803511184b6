import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listTerms } from '#contract/needs.ts'
import { endpointQuery } from '../endpoint-query.ts'
import classes from './add-term.module.css'
import { findTerm } from './find-term.ts'
import type { NeedItem } from './need-items.ts'

const termsQuery = { ...endpointQuery(listTerms, {}), staleTime: Number.POSITIVE_INFINITY }

/** A term that the texts don't mention. It is one that people are matched by: anything else would fit nobody. */
export function AddTerm({ isDisabled, onAdd }: { isDisabled: boolean; onAdd: (item: NeedItem) => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data } = useQuery({ ...termsQuery, enabled: isWanted })

  const add = async () => {
    if (!typed.trim()) return
    const loaded = await queryClient.ensureQueryData(termsQuery).catch(() => undefined)
    const found = loaded && findTerm(loaded.terms, typed)
    setProblem(loaded ? 'Please choose a term from the list.' : 'The terms couldn’t be loaded. Please try again.')
    if (!found) return
    setProblem(undefined)
    setTyped('')
    onAdd({ anyOf: [found] })
  }
  return (
    <div className={classes.add}>
      <label htmlFor={id}>Add one yourself</label>
      <div className={classes.entry}>
        <input
          id={id}
          list={`${id}-terms`}
          value={typed}
          disabled={isDisabled}
          autoComplete="off"
          placeholder="Software, form, service, state"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== undefined}
          onFocus={() => setIsWanted(true)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It may stand in the form of a project, which isn't meant.
            event.preventDefault()
            void add()
          }}
        />
        <Button variant="default" disabled={isDisabled || !typed.trim()} onClick={() => void add()}>
          Add
        </Button>
      </div>
      <p id={`${id}-problem`} className={classes.problem} role="status">
        {problem}
      </p>
      <datalist id={`${id}-terms`}>
        {data &&
          Object.values(data.terms).flatMap((values) => values.map((value) => <option key={value} value={value} />))}
      </datalist>
    </div>
  )
}
