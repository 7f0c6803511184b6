import {
  IconClock,
  IconCreditCard,
  IconFolder,
  IconHome,
  IconMessage,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react'
import { mayManage, ownsFirm } from '#domain/firms/role.ts'
import { useMe } from '../session.ts'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import { HoursCount } from './hours-count.tsx'
import { NewProjectCall } from './new-project-call.tsx'
import type { SidebarLink } from './sidebar.tsx'
import { UnreadCount } from './unread-count.tsx'

const links: SidebarLink[] = [
  { to: '/homepage', label: 'Overview', icon: IconHome },
  { to: '/projects', label: 'Projects', icon: IconFolder },
  { to: '/talent', label: 'Talent', icon: IconUsers },
  { to: '/messages', label: 'Messages', icon: IconMessage, count: UnreadCount },
  { to: '/hours', label: 'Hours', icon: IconClock, count: HoursCount },
  { to: '/invoices', label: 'Invoices', icon: IconReceipt },
  { to: '/billing', label: 'Billing', icon: IconCreditCard },
]

/** Nothing is offered that the role at the firm would refuse. */
export function BuyerShell(props: ShellProps) {
  const { firmRole } = useMe()
  const shown = links.filter(({ to }) => to !== '/billing' || ownsFirm(firmRole))
  return <AppFrame links={shown} {...(mayManage(firmRole) && { call: NewProjectCall })} {...props} />
}
