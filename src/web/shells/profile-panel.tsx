import { Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { roleWords } from '../role-words.ts'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import classes from './profile-panel.module.css'

/** What this account says about its owner. */
export function ProfilePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const me = useMe()
  const facts = [
    ['Name', me.name],
    ['Email', me.email],
    ['Role', roleWords[me.role]],
    ...(me.secondaryLine ? [['Company or job title', me.secondaryLine] as const] : []),
  ] as const
  return (
    <Modal opened={isOpen} onClose={onClose} title="Profile">
      <div className={classes.person}>
        <Avatar name={me.name} seed={me.email} url={me.avatarUrl} size={56} />
        <p className={classes.name}>{me.name || me.email}</p>
      </div>
      <Facts facts={facts} />
      <Button component={Link} to="/settings" variant="default" mt={24} onClick={onClose}>
        Settings
      </Button>
    </Modal>
  )
}
