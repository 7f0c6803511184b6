import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { exportOwnData } from '#contract/own-data.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import { saveFile } from '../ui/save-file.ts'

export function ExportData() {
  const [isOpen, dialog] = useDisclosure()
  const exporting = useMutation({
    mutationFn: (password: string) => call(exportOwnData, { password }),
    onSuccess: (answer) => {
      const name = `glide-data-${answer.exportedAt.slice(0, 10)}.json`
      saveFile(name, JSON.stringify(answer, null, 2), 'application/json')
      dialog.close()
      notifySuccess('Your data was downloaded')
    },
  })
  const close = () => {
    exporting.reset()
    dialog.close()
  }
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Download my data
      </Button>
      <PasswordModal
        isOpen={isOpen}
        title="Download my data"
        workingText="Preparing..."
        isWorking={exporting.isPending}
        error={exporting.error}
        onConfirm={exporting.mutate}
        onClose={close}
      >
        The file contains all your data, so confirm it’s you first.
      </PasswordModal>
    </>
  )
}
