import { ActionIcon } from '@mantine/core'
import { type Icon, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Logo } from '../ui/logo.tsx'
import { AccountBlock } from './account-block.tsx'
import { SideTooltip } from './side-tooltip.tsx'
import classes from './sidebar.module.css'

export type SidebarLink = {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: Icon
  /** Pages elsewhere that belong to it, such as one of a list's rows. */
  within?: string
  /** How much waits there. */
  count?: ComponentType
}

type Props = {
  links: SidebarLink[]
  section?: string
  call?: ComponentType<{ isCollapsed: boolean }>
  /** Left of the collapse icon; a phone has it in its header. */
  bell?: ComponentType
  isCollapsed: boolean
  onCollapse?: () => void
  onClose?: () => void
  onProfile: () => void
}

/** Links, call-out and account block: beside the page, or in the drawer of a phone. */
export function Sidebar({
  links,
  section,
  call: Call,
  bell: Bell,
  isCollapsed,
  onCollapse,
  onClose,
  onProfile,
}: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  /** Of two links that match this page, only the more specific one is active. */
  const hasNearer = (to: string) => links.some((link) => link.to.startsWith(`${to}/`) && pathname.startsWith(link.to))
  const currentWithin = (within: string | undefined) =>
    within && pathname.startsWith(`${within}/`) && ({ 'aria-current': 'page', 'data-status': 'active' } as const)
  const CollapseIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const collapseLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'
  const [toggleLabel, ToggleIcon] = onClose ? ['Close menu', IconX] : [collapseLabel, CollapseIcon]
  return (
    <div className={classes.sidebar} data-collapsed={isCollapsed || undefined}>
      <div className={classes.top}>
        <Logo isMarkOnly={isCollapsed} />
        {Bell && <Bell />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={onClose ? 40 : 32}
          aria-label={toggleLabel}
          aria-expanded={onClose ? undefined : !isCollapsed}
          onClick={onClose ?? onCollapse}
        >
          <ToggleIcon size={20} stroke={1.5} />
        </ActionIcon>
      </div>
      <nav aria-label={section ?? 'Main'}>
        {section && !isCollapsed && <p className={classes.section}>{section}</p>}
        {links.map(({ to, label, icon: LinkIcon, within, count: Count }) => (
          <SideTooltip key={to} label={label} isOff={!isCollapsed}>
            <Link
              to={to}
              className={classes.link}
              activeOptions={{ exact: hasNearer(to) }}
              {...currentWithin(within)}
              onClick={onClose}
            >
              <LinkIcon size={20} stroke={1.5} aria-hidden />
              <span className={isCollapsed ? 'g-visually-hidden' : undefined}>{label}</span>
              {Count && <Count />}
            </Link>
          </SideTooltip>
        ))}
      </nav>
      {Call && (
        // biome-ignore lint/a11y: the press itself is the link's; this only closes the drawer behind it
        <div onClick={onClose}>
          <Call isCollapsed={isCollapsed} />
        </div>
      )}
      <AccountBlock isCollapsed={isCollapsed} onProfile={() => [onClose?.(), onProfile()]} />
    </div>
  )
}
