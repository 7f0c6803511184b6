import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { LinkedLogin } from '#contract/openid.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

export function LinkedLoginRow({ login, onUnlink }: { login: LinkedLogin; onUnlink: () => void }) {
  const { label, email, createdAt, lastUsedAt } = login
  const used = lastUsedAt ? `last used ${formatTime(lastUsedAt)}` : 'not used yet'
  return (
    <li className={classes.row}>
      <IconLink size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.title}>{label}</p>
        <p className={classes.detail}>
          {email && `${email}, `}linked {formatTime(createdAt)}, {used}
        </p>
      </div>
      <Button
        variant="subtle"
        size="xs"
        color="red"
        aria-label={`Unlink: ${email ? `${label}, ${email}` : label}`}
        onClick={onUnlink}
      >
        Unlink
      </Button>
    </li>
  )
}
