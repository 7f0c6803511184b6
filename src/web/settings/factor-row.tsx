import { Button } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react'
import type { Passkey } from '#contract/two-factor.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

type Factor = { kind: 'app'; isOn: boolean } | { kind: 'passkey'; passkey: Passkey } | { kind: 'codes'; left: number }

const icons = { app: IconDeviceMobile, passkey: IconFingerprint, codes: IconLifebuoy } as const

function labelsOf(factor: Factor): { title: string; detail: string; action: string; isRemoval: boolean; tag?: string } {
  if (factor.kind === 'app')
    return {
      title: 'Authenticator app',
      detail: 'A six-digit code from an app on your phone, new every 30 seconds.',
      action: factor.isOn ? 'Remove' : 'Set up',
      isRemoval: factor.isOn,
      ...(factor.isOn && { tag: 'on' }),
    }
  if (factor.kind === 'codes')
    return {
      title: 'Recovery codes',
      detail: `${factor.left} of 10 left, in case you lose your devices.`,
      action: 'New codes',
      isRemoval: false,
    }
  const { name, createdAt, lastUsedAt } = factor.passkey
  const used = lastUsedAt ? `last used ${formatTime(lastUsedAt)}` : 'not used yet'
  return { title: name, detail: `Passkey, added ${formatTime(createdAt)}, ${used}`, action: 'Remove', isRemoval: true }
}

export function FactorRow({ onPress, ...factor }: Factor & { onPress: () => void }) {
  const { title, detail, action, isRemoval, tag } = labelsOf(factor)
  const Icon = icons[factor.kind]
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.title}>
          {title}
          {tag && <span className={classes.tag}>{tag}</span>}
        </p>
        <p className={classes.detail}>{detail}</p>
      </div>
      <Button
        variant="subtle"
        size="xs"
        {...(isRemoval && { color: 'red' })}
        aria-label={`${action}: ${title}`}
        onClick={onPress}
      >
        {action}
      </Button>
    </li>
  )
}
