import { Drawer } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './side-drawer.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { useOpenOnceLoaded } from './use-open-once-loaded.ts'

type Props = {
  isOpen: boolean
  title: string
  /** What the close button closes, for those who hear it. */
  closes: string
  size?: number
  returnFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** One row of a list, opened beside the list. */
export function SideDrawer({ isOpen, title, closes, size = 640, returnFocus = true, onClose, children }: Props) {
  useFocusBack()
  // The second click of two may be meant for a toast that the first has sent away.
  const closeOnOneClick = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) onClose()
  }
  return (
    <Drawer
      opened={useOpenOnceLoaded(isOpen)}
      onClose={onClose}
      returnFocus={returnFocus}
      position="right"
      size={size}
      padding={24}
      title={title}
      closeOnClickOutside={false}
      overlayProps={{ onClick: closeOnOneClick }}
      closeButtonProps={{ 'aria-label': `Close ${closes}` }}
      classNames={{ title: classes.title, header: classes.surface, content: classes.surface }}
    >
      {children}
    </Drawer>
  )
}
