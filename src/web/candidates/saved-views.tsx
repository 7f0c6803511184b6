import { Button, CloseButton, Group, Modal, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listCandidateViews, removeCandidateView, saveCandidateView } from '#contract/candidate-views.ts'
import { candidateView, viewNameLimit } from '#domain/candidates/view.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifyError } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './saved-views.module.css'
import { type CandidateList, listSearch } from './use-candidate-list.ts'

const check = errorsBy(z.object({ name: candidateView.shape.name }))

/** The query of what is shown, without the page: a view begins at its first. */
const addressOf = (shown: CandidateList) => String(new URLSearchParams(listSearch({ ...shown, page: 1 })))

/** Filters and orders that the admin has given a name, and a button that adds the one that is shown. */
export function SavedViews({ shown }: { shown: CandidateList }) {
  const queryClient = useQueryClient()
  const query = endpointQuery(listCandidateViews, {})
  const { data } = useQuery(query)
  const [isNaming, naming] = useDisclosure()
  const address = addressOf(shown)
  const removing = useMutation({
    mutationFn: (name: string) => call(removeCandidateView, { name }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
    onError: (error) => notifyError('The view couldn’t be removed', { detail: error.message }),
  })
  const views = data?.views ?? []
  const isSaved = views.some((view) => view.address === address)
  return (
    <nav className={classes.views} aria-label="Saved views">
      {views.map((view) => (
        <span key={view.name} className={classes.view} data-current={view.address === address || undefined}>
          <Link to="/admin" search={Object.fromEntries(new URLSearchParams(view.address))} preload={false}>
            {view.name}
          </Link>
          <CloseButton size="xs" aria-label={`Remove view ${view.name}`} onClick={() => removing.mutate(view.name)} />
        </span>
      ))}
      {!isSaved && (
        <Button size="xs" variant="subtle" color="gray" onClick={naming.open}>
          Save This View
        </Button>
      )}
      <Modal opened={isNaming} onClose={naming.close} title="Save This View">
        {isNaming && (
          <NameForm
            address={address}
            onSaved={(answer) => {
              queryClient.setQueryData(query.queryKey, answer)
              naming.close()
            }}
          />
        )}
      </Modal>
    </nav>
  )
}

type NameFormProps = { address: string; onSaved: (answer: { views: { name: string; address: string }[] }) => void }

function NameForm({ address, onSaved }: NameFormProps) {
  const form = useCheckedForm({ initialValues: { name: '' }, check })
  const saving = useMutation({
    mutationFn: ({ name }: { name: string }) => call(saveCandidateView, { name, address }),
    onSuccess: onSaved,
    onError: (error) => form.showProblem(error),
  })
  return (
    <form noValidate onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}>
      <TextInput
        label="Name"
        description="Keeps the search, the filters and the order. A view of the same name is replaced."
        data-autofocus
        autoComplete="off"
        maxLength={viewNameLimit}
        {...form.getInputProps('name')}
      />
      <Group justify="end" mt={24}>
        <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
          Save View
        </WorkingButton>
      </Group>
    </form>
  )
}
