import { Button, Group, Select } from '@mantine/core'
import type { Seat } from '#contract/firms.ts'
import { type FirmRole, firmRoleLabels, firmRoleSummaries, firmRoles } from '#domain/firms/role.ts'
import { Avatar } from '../ui/avatar.tsx'
import classes from './rows.module.css'

const roles = firmRoles.map((value) => ({ value, label: firmRoleLabels[value] }))

type Props = { seat: Seat; isChanging: boolean; onRole: (role: FirmRole) => void; onEnd: () => void }

export function SeatRow({ seat, isChanging, onRole, onEnd }: Props) {
  const { name, email, jobTitle, avatarUrl, firmRole, isOwn, actions } = seat
  const shown = name ?? email
  return (
    <li className={classes.row} data-wraps>
      <Avatar name={shown} seed={email} url={avatarUrl} size={32} />
      <div>
        <p className={classes.title}>
          {shown}
          {isOwn && <span className={classes.tag}>you</span>}
        </p>
        <p className={classes.detail}>{[jobTitle, name ? email : null].filter(Boolean).join(', ')}</p>
        <p className={classes.detail}>
          {!actions.includes('change-role') && `${firmRoleLabels[firmRole]}: `}
          {firmRoleSummaries[firmRole]}
        </p>
      </div>
      <Group gap={8} wrap="nowrap" className={classes.controls}>
        {actions.includes('change-role') && (
          <Select
            aria-label={`Role of ${shown}`}
            w={128}
            data={roles}
            value={firmRole}
            allowDeselect={false}
            disabled={isChanging}
            onChange={(role) => role && role !== firmRole && onRole(role as FirmRole)}
          />
        )}
        {(actions.includes('remove') || actions.includes('leave')) && (
          <Button variant="subtle" color="red" size="xs" onClick={onEnd}>
            {isOwn ? 'Leave' : 'Remove'}
            <span className="g-visually-hidden"> {isOwn ? 'the firm' : shown}</span>
          </Button>
        )}
      </Group>
    </li>
  )
}
