import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Bookmarked, listTalentLists } from '#contract/bookmarks.ts'
import { listNameLimit, namedList } from '#domain/bookmarks/list.ts'
import { Problem } from '#domain/problem.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { formatDate } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { bookmarkedBy } from './bookmarked-by.ts'
import classes from './bookmarks.module.css'
import type { Person } from './bookmarks.tsx'
import { useBookmarking } from './use-bookmarking.ts'

type Props = { isOpen: boolean; person: Person | undefined; kept: Bookmarked | undefined; onClose: () => void }

export function BookmarkWindow({ isOpen, person, kept, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Lists for ${person?.name || 'this candidate'}`}>
      {person && (
        <>
          <Lists person={person} kept={kept} />
          <Hiding person={person} hidden={kept?.hidden ?? null} />
        </>
      )}
    </Modal>
  )
}

function Lists({ person, kept }: { person: Person; kept: Bookmarked | undefined }) {
  const { data } = useQuery(endpointQuery(listTalentLists, {}))
  const { mutate, isPending } = useBookmarking(person.id)
  const isOn = (list: string) => kept?.lists.some(({ id }) => id === list) ?? false
  return (
    <>
      {data && data.lists.length > 0 && (
        <ul className={classes.lists}>
          {data.lists.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={isOn(id)}
                disabled={isPending}
                onChange={() => mutate({ do: isOn(id) ? 'remove' : 'add', list: id })}
              />
            </li>
          ))}
        </ul>
      )}
      <NewList person={person} />
      <p className={classes.quiet}>Everyone at your firm sees these lists. Nobody else does.</p>
    </>
  )
}

const initialValues = { name: '' }
function NewList({ person }: { person: Person }) {
  const creating = useBookmarking(person.id)
  const form = useCheckedForm({ initialValues, check: errorsBy(namedList) })
  const submit = form.submit(({ name }) => {
    if (creating.isPending) return
    creating.mutate(
      { do: 'create', name },
      {
        onSuccess: () => form.reset(),
        onError: (error) => form.showProblem(error instanceof Problem && error.field ? error : named(error)),
      },
    )
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.new}>
        <TextInput label="New list" maxLength={listNameLimit} {...form.getInputProps('name')} />
        <WorkingButton type="submit" variant="default" isWorking={creating.isPending} workingText="Adding...">
          Add to New List
        </WorkingButton>
      </div>
    </form>
  )
}

/** What is wrong with the whole is said at the only field. */
const named = (error: Error) =>
  new Problem('conflict', problemMessage(error, 'It couldn’t be saved. Please try again.'), { field: 'name' })

function Hiding({ person, hidden }: { person: Person; hidden: Bookmarked['hidden'] }) {
  const { mutate, isPending } = useBookmarking(person.id)
  return (
    <div className={classes.hiding}>
      <p className={classes.quiet}>
        {hidden
          ? `Hidden by ${bookmarkedBy(hidden.by)} on ${formatDate(hidden.hiddenAt)}.`
          : 'Anyone you hide is removed from your firm’s shortlists and talent pages. Find them under Talent, in the “Hidden” list.'}
      </p>
      <Button
        variant="default"
        aria-disabled={isPending}
        onClick={() => isPending || mutate({ do: hidden ? 'show' : 'hide' })}
      >
        {hidden ? 'Show Again' : 'Hide'}
      </Button>
    </div>
  )
}
