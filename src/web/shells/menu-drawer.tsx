import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOpenOnceLoaded } from '../ui/use-open-once-loaded.ts'

/** The sidebar of a phone. */
export function MenuDrawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const isShown = useOpenOnceLoaded(isOpen)
  return (
    <Drawer.Root opened={isShown} onClose={onClose} size={280}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">{children}</Drawer.Content>
    </Drawer.Root>
  )
}
