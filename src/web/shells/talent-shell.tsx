import {
  IconBriefcase,
  IconCalendar,
  IconClock,
  IconFolder,
  IconHome,
  IconMessage,
  IconReceipt,
  IconSend,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import { HoursCount } from './hours-count.tsx'
import type { SidebarLink } from './sidebar.tsx'
import { UnreadCount } from './unread-count.tsx'

const links: SidebarLink[] = [
  { to: '/homepage-labor', label: 'Overview', icon: IconHome },
  { to: '/projects-labor', label: 'Projects', icon: IconFolder },
  { to: '/applications-labor', label: 'Applications', icon: IconSend },
  { to: '/messages', label: 'Messages', icon: IconMessage, count: UnreadCount },
  { to: '/hours', label: 'Hours', icon: IconClock, count: HoursCount },
  { to: '/capacity', label: 'Calendar', icon: IconCalendar },
  { to: '/payouts', label: 'Payouts', icon: IconReceipt },
  { to: '/platform', label: 'Platform', icon: IconBriefcase },
  { to: '/talent-profile', label: 'Profile', icon: IconUser },
  { to: '/settings', label: 'Settings', icon: IconSettings },
]

export function TalentShell(props: ShellProps) {
  return <AppFrame links={links} section="Main" {...props} />
}
