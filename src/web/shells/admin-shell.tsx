import { IconAdjustmentsHorizontal, IconCalendarTime, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppFrame } from './app-frame.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/admin', label: 'Candidates', icon: IconUsers },
  { to: '/admin/hours', label: 'Call hours', icon: IconCalendarTime },
  { to: '/settings', label: 'Settings', icon: IconAdjustmentsHorizontal },
]

export function AdminShell({ children }: { children: ReactNode }) {
  return <AppFrame links={links}>{children}</AppFrame>
}
