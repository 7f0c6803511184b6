import {
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconCalendarTime,
  IconChartBar,
  IconHistory,
  IconScale,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/admin', label: 'Candidates', icon: IconUsers },
  { to: '/admin/overview', label: 'Overview', icon: IconChartBar },
  { to: '/talent', label: 'Talent', icon: IconAddressBook },
  { to: '/admin/hours', label: 'Call hours', icon: IconCalendarTime },
  { to: '/admin/admins', label: 'Admins', icon: IconUserShield },
  { to: '/admin/record', label: 'Record', icon: IconHistory },
  { to: '/admin/rules', label: 'Rules', icon: IconScale },
  { to: '/settings', label: 'Settings', icon: IconAdjustmentsHorizontal },
]

export function AdminShell(props: ShellProps) {
  return <AppFrame links={links} {...props} />
}
