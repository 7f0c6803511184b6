import { Button, Group, Modal, Stack } from '@mantine/core'
import { brand } from '#domain/brand.ts'
import { useMe } from '../session.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { saveFile } from '../ui/save-file.ts'
import classes from './two-factor.module.css'

/** The codes are shown only once, so nothing but the button closes the dialog. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { email } = useMe()
  const text = `${brand.name} recovery codes for ${email}. Each works once.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notifySuccess('Copied'),
      () => notifyError('Your browser blocked copying', { detail: 'Select the codes, or download them.' }),
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title="Your recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap={16}>
        <p>
          Keep these where only you can find them. If you lose your devices, each code logs you in once. We won’t show
          them again.
        </p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap={8}>
          <Button variant="default" onClick={copy}>
            Copy
          </Button>
          <Button variant="default" onClick={() => saveFile('glide-recovery-codes.txt', text, 'text/plain')}>
            Download
          </Button>
          <Button variant="default" onClick={() => print()}>
            Print
          </Button>
        </Group>
      </Stack>
      <Group justify="end" mt={24}>
        <Button onClick={onClose} data-autofocus>
          I have saved them
        </Button>
      </Group>
    </Modal>
  )
}
