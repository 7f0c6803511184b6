import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import classes from './bookmarks.module.css'
import { type Person, useBookmarks } from './bookmarks.tsx'

/** Opens the lists of someone; for those alone who may change them. */
export function BookmarkButton({ person }: { person: Person }) {
  const { of, actions, open } = useBookmarks()
  if (!actions.includes('bookmark')) return null
  const lists = of(person.id)?.lists ?? []
  const Icon = lists.length > 0 ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      className={classes.button}
      aria-haspopup="dialog"
      aria-label={`Lists for ${person.name || 'this candidate'}`}
      onClick={() => open(person)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </Button>
  )
}
