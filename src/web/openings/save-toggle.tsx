import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { OpeningView } from '#contract/openings.ts'
import { useSaving } from './use-saving.ts'

export function SaveToggle({ view }: { view: OpeningView }) {
  const toggle = useSaving(view)
  const ToggleIcon = view.isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <Button size="xs" variant="default" leftSection={<ToggleIcon size={16} stroke={1.5} />} onClick={toggle}>
      {view.isSaved ? 'Saved' : 'Save'}
    </Button>
  )
}
