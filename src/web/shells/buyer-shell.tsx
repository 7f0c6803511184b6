import { IconCreditCard, IconFolder, IconHome, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppFrame } from './app-frame.tsx'
import { NewProjectCall } from './new-project-call.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/homepage', label: 'Overview', icon: IconHome },
  { to: '/projects', label: 'Projects', icon: IconFolder },
  { to: '/talent', label: 'Talent', icon: IconUsers },
  { to: '/billing', label: 'Billing', icon: IconCreditCard },
]

export function BuyerShell({ children }: { children: ReactNode }) {
  return (
    <AppFrame links={links} call={NewProjectCall}>
      {children}
    </AppFrame>
  )
}
