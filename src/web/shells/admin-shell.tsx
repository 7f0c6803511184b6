import { IconAddressBook, IconAdjustmentsHorizontal, IconCalendarTime, IconScale, IconUsers } from '@tabler/icons-react'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/admin', label: 'Candidates', icon: IconUsers },
  { to: '/talent', label: 'Talent', icon: IconAddressBook },
  { to: '/admin/hours', label: 'Call hours', icon: IconCalendarTime },
  { to: '/admin/rules', label: 'Rules', icon: IconScale },
  { to: '/settings', label: 'Settings', icon: IconAdjustmentsHorizontal },
]

export function AdminShell(props: ShellProps) {
  return <AppFrame links={links} {...props} />
}
