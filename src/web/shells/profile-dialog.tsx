import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useOpenOnceLoaded } from '../ui/use-open-once-loaded.ts'
import classes from './profile-dialog.module.css'

/** What opens at "View Profile". It may be loaded only then. */
export type ProfileProps = { isOpen: boolean; onClose: () => void }

type Props = ProfileProps & { canEscape?: boolean; children: ReactNode }

export function ProfileDialog({ isOpen, onClose, canEscape = true, children }: Props) {
  const isShown = useOpenOnceLoaded(isOpen)
  return (
    <Modal opened={isShown} onClose={onClose} title="Profile" closeOnEscape={canEscape}>
      {children}
    </Modal>
  )
}

/** Who it is about, between two rules. */
export function ProfilePerson({ children }: { children?: ReactNode }) {
  const me = useMe()
  return (
    <div className={classes.person}>
      <Avatar name={me.name} seed={me.email} url={me.avatarUrl} size={56} />
      <p className={classes.name}>{me.name || me.email}</p>
      {children}
    </div>
  )
}
