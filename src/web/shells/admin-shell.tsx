import {
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconBriefcase,
  IconBuilding,
  IconCalendarTime,
  IconChartBar,
  IconCopyCheck,
  IconFolder,
  IconHistory,
  IconInbox,
  IconListCheck,
  IconMail,
  IconMessage,
  IconReceipt,
  IconScale,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { AppFrame, type ShellProps } from './app-frame.tsx'
import type { SidebarLink } from './sidebar.tsx'
import { UnreadCount } from './unread-count.tsx'

const links: SidebarLink[] = [
  { to: '/admin', label: 'Candidates', icon: IconUsers },
  { to: '/admin/overview', label: 'Overview', icon: IconChartBar },
  { to: '/admin/projects', label: 'Projects', icon: IconFolder, within: '/projects' },
  { to: '/talent', label: 'Talent', icon: IconAddressBook },
  { to: '/admin/duplicates', label: 'Duplicates', icon: IconCopyCheck },
  { to: '/admin/leads', label: 'Leads', icon: IconInbox },
  { to: '/admin/calls', label: 'Calls', icon: IconCalendarTime },
  { to: '/messages', label: 'Messages', icon: IconMessage, count: UnreadCount },
  { to: '/admin/mail', label: 'Emails', icon: IconMail },
  { to: '/admin/jobs', label: 'Jobs', icon: IconListCheck },
  { to: '/admin/people', label: 'People', icon: IconUsersGroup },
  { to: '/admin/firms', label: 'Firms', icon: IconBuilding },
  { to: '/admin/engagements', label: 'Engagements', icon: IconBriefcase, within: '/engagements' },
  { to: '/admin/invoices', label: 'Invoices', icon: IconReceipt, within: '/invoices' },
  { to: '/admin/admins', label: 'Admins', icon: IconUserShield },
  { to: '/admin/record', label: 'Record', icon: IconHistory },
  { to: '/admin/rules', label: 'Rules', icon: IconScale },
  { to: '/settings', label: 'Settings', icon: IconAdjustmentsHorizontal },
]

export function AdminShell(props: ShellProps) {
  return <AppFrame links={links} {...props} />
}
