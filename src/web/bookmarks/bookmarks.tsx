import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Bookmarked, readBookmarks } from '#contract/bookmarks.ts'
import type { BookmarkAction } from '#domain/bookmarks/list.ts'
import { pageQuery } from '../page-query.ts'
import { useMe } from '../session.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const BookmarkDialog = lazyDialog(async () => (await import('./bookmark-window.tsx')).BookmarkWindow)

export type Person = { id: string; name: string }

type Shown = { of: (id: string) => Bookmarked | undefined; actions: BookmarkAction[]; open: (person: Person) => void }

const Context = createContext<Shown>({ of: () => undefined, actions: [], open: () => undefined })

export const useBookmarks = () => useContext(Context)

/** What the firm keeps about the people whom a page shows, asked for once, and the dialog that changes it. */
export function Bookmarks({ people, children }: { people: readonly Person[]; children: ReactNode }) {
  const { role } = useMe()
  const [opened, setOpened] = useState<Person>()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    ...pageQuery(readBookmarks, { ids: people.map(({ id }) => id).join(',') }),
    enabled: role === 'buyer' && people.length > 0,
  })
  const shown = useMemo(() => {
    const byId = new Map(data?.people.map((one) => [one.id, one]))
    const open = (person: Person) => {
      setOpened(person)
      setIsOpen(true)
    }
    return { of: (id: string) => byId.get(id), actions: data?.actions ?? [], open }
  }, [data])
  return (
    <Context value={shown}>
      {children}
      {shown.actions.length > 0 && (
        <BookmarkDialog
          isOpen={isOpen}
          person={opened}
          kept={opened && shown.of(opened.id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Context>
  )
}
