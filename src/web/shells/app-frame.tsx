import { ActionIcon } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Logo } from '../ui/logo.tsx'
import classes from './app-frame.module.css'
import type { ProfileProps } from './profile-dialog.tsx'
import { Sidebar, type SidebarLink } from './sidebar.tsx'

/** On a phone alone. */
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

/** What opens at "View Profile", the bell, and the page. */
export type ShellProps = { profile: ComponentType<ProfileProps>; bell: ComponentType; children: ReactNode }

type Props = ShellProps & {
  links: SidebarLink[]
  section?: string
  call?: ComponentType<{ isCollapsed: boolean }>
}

/** The frame of every signed-in area: a sidebar that collapses; on a phone a header with the same links in a drawer. */
export function AppFrame({ links, section, call, profile: Profile, bell: Bell, children }: Props) {
  const me = useMe()
  const [isCollapsed, setIsCollapsed] = useLocalStorage({
    key: 'glide-sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const [wasMenuOpened, setWasMenuOpened] = useState(false)
  const [isMenuOpen, menu] = useDisclosure(false, { onOpen: () => setWasMenuOpened(true) })
  const [wasProfileOpened, setWasProfileOpened] = useState(false)
  const [isProfileOpen, profile] = useDisclosure(false, { onOpen: () => setWasProfileOpened(true) })
  const shared = { links, section, call, onProfile: profile.open }
  return (
    <div className={classes.frame} data-collapsed={isCollapsed || undefined}>
      <header className={classes.header}>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label="Open menu" onClick={menu.open}>
          <IconMenu2 size={20} stroke={1.5} />
        </ActionIcon>
        <Logo />
        <span className={classes.bell}>
          <Bell />
        </span>
        <button type="button" className={classes.account} aria-label="View Profile" onClick={profile.open}>
          <Avatar name={me.name} seed={me.email} url={me.avatarUrl} size={32} />
        </button>
      </header>
      <aside aria-label="Sidebar" className={classes.sidebar}>
        <Sidebar {...shared} bell={Bell} isCollapsed={isCollapsed} onCollapse={() => setIsCollapsed(!isCollapsed)} />
      </aside>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>{children}</div>
      </main>
      {wasMenuOpened && (
        <Suspense>
          <MenuDrawer isOpen={isMenuOpen} onClose={menu.close}>
            <Sidebar {...shared} isCollapsed={false} onClose={menu.close} />
          </MenuDrawer>
        </Suspense>
      )}
      {wasProfileOpened && (
        <Suspense>
          <Profile isOpen={isProfileOpen} onClose={profile.close} />
        </Suspense>
      )}
    </div>
  )
}
