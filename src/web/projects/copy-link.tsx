import { Button, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { notifySuccess } from '../ui/notify.ts'

/** Where the browser blocks clipboard access, the link is shown for manual copying. */
export function CopyLink({ id }: { id: string }) {
  const [isShown, setIsShown] = useState(false)
  const link = `${location.origin}/projects/${id}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setIsShown(false)
      notifySuccess('Link copied to clipboard!')
    } catch {
      setIsShown(true)
    }
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
        onClick={() => void copy()}
      >
        Copy Link
      </Button>
      {isShown && (
        <TextInput
          label="Copy this link"
          readOnly
          autoFocus
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}
