import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { profileSections } from '#domain/profiles/completeness.ts'
import type { Conflict } from '#domain/profiles/merge.ts'
import { useEditor } from './editor-context.ts'
import { type Entry, entryLists } from './entry-lists.ts'
import type { EntryList } from './entry-order.ts'
import classes from './profile-editor.module.css'

/** What came in between: an edit taken up again, or a save from another tab. Where both changed a field, its owner chooses. */
export function Conflicts() {
  const { conflicts, isResumed, keepMine, takeTheirs, discard } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const isMeeting = conflicts !== undefined && !isResumed
  // Takes the person here who has just pressed the button at the foot of the page.
  useEffect(() => {
    if (isMeeting) panel.current?.focus()
  }, [isMeeting])
  if (!conflicts) return null
  return (
    <div ref={panel} role={isResumed ? 'status' : 'alert'} tabIndex={-1} className={classes.meeting}>
      <p>
        <strong>{isResumed ? 'We kept what you typed.' : 'Your profile was changed elsewhere in the meantime.'}</strong>{' '}
        {conflicts.length > 0
          ? 'The fields below were changed in both places. Choose one of each.'
          : isResumed
            ? 'It is not saved yet.'
            : 'Both sets of changes are here. Look them over, then save.'}
      </p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.path.join('.')} className={classes.conflict}>
          <legend>{nameOf(conflict)}</legend>
          <div>
            <p>Yours: {formatValue(conflict.mine)}</p>
            <Button variant="default" size="xs" onClick={() => keepMine(conflict)}>
              Keep mine
            </Button>
          </div>
          <div>
            <p>Saved elsewhere: {formatValue(conflict.theirs)}</p>
            <Button variant="default" size="xs" onClick={() => takeTheirs(conflict)}>
              Use this one
            </Button>
          </div>
        </fieldset>
      ))}
      <Button variant="subtle" color="gray" size="xs" mt={8} onClick={discard}>
        Discard my changes
      </Button>
    </div>
  )
}

const plain = (name: string | number | undefined) => String(name ?? '').replaceAll('_', ' ')
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Work experience 2, start date */
function nameOf({ path: [, ...path] }: Conflict): string {
  const [list, position, ...rest] = path
  const known = entryLists[list as EntryList]
  if (!known) return capital(plain(path.at(-1)) || 'Working hours')
  const entry = position === undefined ? '' : ` ${Number(position) + 1}`
  return [profileSections[known.section] + entry, ...rest.map(plain)].join(', ')
}

/** A value in a line: entries by their names. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value !== 'object') return String(value)
  const entries = Array.isArray(value) ? value : Object.values(value)
  return (
    entries
      .map((entry) => firstText(entry))
      .filter(Boolean)
      .join('; ') || 'empty'
  )
}

const firstText = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null
    ? Object.values(entry as Entry)
        .filter((part) => typeof part === 'string')
        .slice(0, 2)
        .join(', ')
    : String(entry ?? '')
