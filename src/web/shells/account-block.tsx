import { ActionIcon, Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useSignOut } from '../use-sign-out.ts'
import classes from './account-block.module.css'
import { SideTooltip } from './side-tooltip.tsx'

type Props = { isCollapsed: boolean; onProfile: () => void }

export function AccountBlock({ isCollapsed, onProfile }: Props) {
  const me = useMe()
  const signingOut = useSignOut()
  const signOut = () => signingOut.isPending || signingOut.mutate()
  const avatar = <Avatar name={me.name} seed={me.email} url={me.avatarUrl} size={40} />
  if (isCollapsed)
    return (
      <div className={classes.block} data-collapsed>
        <SideTooltip label={me.name || me.email}>
          <span>{avatar}</span>
        </SideTooltip>
        <SideTooltip label="Sign out">
          <ActionIcon variant="subtle" color="gray" size={40} aria-label="Sign out" onClick={signOut}>
            <IconLogout size={20} stroke={1.5} />
          </ActionIcon>
        </SideTooltip>
      </div>
    )
  return (
    <div className={classes.block}>
      <div className={classes.person}>
        {avatar}
        <div className={classes.text}>
          <p className={classes.name}>{me.name || me.email}</p>
          <p className={classes.secondary}>{me.secondaryLine ?? me.email}</p>
        </div>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="xs" onClick={onProfile}>
          View Profile
        </Button>
        <Button variant="subtle" color="gray" size="xs" aria-busy={signingOut.isPending} onClick={signOut}>
          Sign out
        </Button>
      </div>
    </div>
  )
}
