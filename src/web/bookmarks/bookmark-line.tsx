import { counted } from '#domain/counted.ts'
import { bookmarkedBy } from './bookmarked-by.ts'
import classes from './bookmarks.module.css'
import { useBookmarks } from './bookmarks.tsx'

/** "On Tax season (Ellen Reed). 2 notes." With the name of who put them there, for everyone at the firm. */
export function BookmarkLine({ id }: { id: string }) {
  const kept = useBookmarks().of(id)
  if (!kept) return null
  const { lists, hidden, notes } = kept
  if (lists.length === 0 && !hidden && notes === 0) return null
  return (
    <p className={classes.line}>
      {hidden && <span>Hidden by {bookmarkedBy(hidden.by)}. </span>}
      {lists.length > 0 && (
        <span>
          On{' '}
          {lists.map(({ id: list, name, by }, index) => (
            <span key={list}>
              {index > 0 && ', '}
              <strong>{name}</strong> ({bookmarkedBy(by)})
            </span>
          ))}
          .{' '}
        </span>
      )}
      {notes > 0 && <span>{counted(notes, 'note')}.</span>}
    </p>
  )
}
