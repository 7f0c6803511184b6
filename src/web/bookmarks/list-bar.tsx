import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteTalentList, listTalentLists, readBookmarks, renameTalentList } from '#contract/bookmarks.ts'
import { listNameLimit, namedList } from '#domain/bookmarks/list.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifyError } from '../ui/notify.ts'
import { formatDate } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { bookmarkedBy } from './bookmarked-by.ts'
import classes from './bookmarks.module.css'

/** Whose list it is, and what may be done with it. */
export function ListBar({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { data } = useQuery(endpointQuery(listTalentLists, {}))
  const [isRenaming, renaming] = useDisclosure()
  const [isDeleting, deleting] = useDisclosure()
  const { mutate, isPending } = useDeleting(id, onDeleted)
  const list = data?.lists.find((one) => one.id === id)
  if (!list) return null
  return (
    <div className={classes.bar}>
      <p className={classes.quiet}>
        Created by {bookmarkedBy(list.by)} on {formatDate(list.createdAt)}. Everyone at your firm sees it.
      </p>
      {data?.actions.includes('bookmark') && (
        <div>
          <Button variant="default" onClick={renaming.open}>
            Rename
          </Button>
          <Button variant="default" onClick={deleting.open}>
            Delete List
          </Button>
        </div>
      )}
      <Modal opened={isRenaming} onClose={renaming.close} title="Rename List">
        <RenameForm id={id} name={list.name} onDone={renaming.close} />
      </Modal>
      <ConfirmModal
        isOpen={isDeleting}
        title="Delete List"
        workingText="Deleting..."
        isWorking={isPending}
        onConfirm={() => mutate()}
        onClose={deleting.close}
      >
        “{list.name}” is deleted for everyone at your firm. The people on it aren’t affected.
      </ConfirmModal>
    </div>
  )
}

function useDeleting(id: string, onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteTalentList, { id }),
    onSuccess: () => {
      onDeleted()
      void queryClient.invalidateQueries({ queryKey: resourceKey(readBookmarks) })
      return queryClient.invalidateQueries({ queryKey: resourceKey(listTalentLists) })
    },
    onError: (error) => notifyError('The list was not deleted', { detail: error.message }),
  })
}

function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({
    initialValues: { name },
    check: errorsBy(namedList),
  })
  const saving = useMutation({
    mutationFn: (values: { name: string }) => call(renameTalentList, { id, ...values }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: resourceKey(readBookmarks) })
      await queryClient.invalidateQueries({ queryKey: resourceKey(listTalentLists) })
      onDone()
    },
    onError: (error) => form.showProblem(error),
  })
  return (
    <form noValidate onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}>
      <Stack gap={16}>
        <FormFailure error={saving.error} fallback="The list couldn’t be renamed." />
        <div className={classes.new}>
          <TextInput label="Name" maxLength={listNameLimit} data-autofocus {...form.getInputProps('name')} />
          <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
            Save
          </WorkingButton>
        </div>
      </Stack>
    </form>
  )
}
