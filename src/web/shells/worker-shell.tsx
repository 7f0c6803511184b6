import { IconFolder, IconHome, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppFrame } from './app-frame.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/homepage-labor', label: 'Overview', icon: IconHome },
  { to: '/projects-labor', label: 'Projects', icon: IconFolder },
  { to: '/talent-profile', label: 'Profile', icon: IconUser },
]

export function WorkerShell({ children }: { children: ReactNode }) {
  return (
    <AppFrame links={links} section="Main">
      {children}
    </AppFrame>
  )
}
