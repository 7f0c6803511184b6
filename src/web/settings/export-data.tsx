import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { exportOwnData } from '#contract/own-data.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from './password-modal.tsx'

/** Hands the answer over as a file, made in the browser: it lies nowhere else. */
function saveFile(name: string, content: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export function ExportData() {
  const [isOpen, dialog] = useDisclosure()
  const exporting = useMutation({
    mutationFn: (password: string) => call(exportOwnData, { password }),
    onSuccess: (answer) => {
      saveFile(`glide-data-${answer.exportedAt.slice(0, 10)}.json`, answer)
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
        The file has everything that is yours, so we ask who you are first.
      </PasswordModal>
    </>
  )
}
