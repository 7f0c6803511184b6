import { IconCreditCard, IconFolder, IconHome, IconUsers } from '@tabler/icons-react'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import { NewProjectCall } from './new-project-call.tsx'
import type { SidebarLink } from './sidebar.tsx'

const links: SidebarLink[] = [
  { to: '/homepage', label: 'Overview', icon: IconHome },
  { to: '/projects', label: 'Projects', icon: IconFolder },
  { to: '/talent', label: 'Talent', icon: IconUsers },
  { to: '/billing', label: 'Billing', icon: IconCreditCard },
]

export function BuyerShell(props: ShellProps) {
  return <AppFrame links={links} call={NewProjectCall} {...props} />
}
