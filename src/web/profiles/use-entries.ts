import { useEffect, useRef, useState } from 'react'
import { isUnder } from '../ui/field-path.ts'
import { useEditor } from './editor-context.ts'
import { blankEntry, type Entry, entryLists } from './entry-lists.ts'
import { type EntryList, orderAfterMove, type Removed } from './entry-order.ts'
import { focusOn } from './focus-on.ts'

let lastId = 0
const newId = () => ++lastId

/** The entries of a list while they are added, moved and removed. Ids are this page's own, so that a moved entry keeps its field and focus. */
export function useEntries(list: EntryList) {
  const editor = useEditor()
  const entries = editor.edited.profile[list] as Entry[]
  const [ids, setIds] = useState<number[]>([])
  const [openIds, setOpenIds] = useState(new Set<number>())
  const [removed, setRemoved] = useState<Removed>()
  const [heard, setHeard] = useState('')
  const focusAfter = useRef<string>(undefined)
  // Entries may come from elsewhere, too: from another tab's save.
  const known = entries.map((_, position) => ids[position] ?? newId())
  if (known.length !== ids.length) setIds(known)

  const { revealed } = editor
  const [seen, setSeen] = useState(revealed)
  if (revealed !== seen) {
    setSeen(revealed)
    const position = entries.findIndex((_, at) => revealed && isUnder(revealed.path, `profile.${list}.${at}`))
    if (position >= 0) setOpenIds(new Set([...openIds, known[position] as number]))
  }

  useEffect(() => {
    const target = focusAfter.current
    focusAfter.current = undefined
    if (target) document.getElementById(target)?.focus()
  })

  const nameOf = (entry: Entry) => entryLists[list].labelsOf(entry).title || `New ${entryLists[list].one}`
  const pathOf = (position: number) => `profile.${list}.${position}` as const
  return {
    removed: removed && { ...removed, name: nameOf(removed.entry as Entry) },
    heard,
    rows: entries.map((entry, position) => ({
      id: known[position] as number,
      position,
      path: pathOf(position),
      name: nameOf(entry),
      under: entryLists[list].labelsOf(entry).under,
      isOpen:
        openIds.has(known[position] as number) ||
        Object.keys(editor.form.errors).some((path) => isUnder(path, pathOf(position))),
      unsureCount: editor.edited.checks.filter(({ path }) => isUnder(`profile.${path}`, pathOf(position))).length,
    })),
    toggle: (id: number) => {
      const next = new Set(openIds)
      if (!next.delete(id)) next.add(id)
      setOpenIds(next)
    },
    add: () => {
      const id = newId()
      setIds([...known, id])
      setOpenIds(new Set([...openIds, id]))
      editor.form.setValue(`profile.${list}`, [...entries, blankEntry(list)] as never)
      focusOn(`${pathOf(entries.length)}.${entryLists[list].fields[0]?.name}`)
    },
    move: (position: number, by: 1 | -1) => {
      const order = orderAfterMove(entries.length, position, by)
      if (!order) return
      focusAfter.current = `${list}-${known[position]}-${by}`
      setIds(order.map((old) => known[old] as number))
      setHeard(`${nameOf(entries[position] as Entry)} is now ${position + by + 1} of ${entries.length}.`)
      editor.reorder(list, order)
    },
    remove: (position: number) => {
      const entry = entries[position] as Entry
      const marks = editor.edited.checks.filter(({ path }) => isUnder(path, `${list}.${position}`))
      setRemoved({ entry, position, marks })
      setIds(known.toSpliced(position, 1))
      focusAfter.current = `${list}-undo`
      editor.reorder(
        list,
        [...entries.keys()].filter((other) => other !== position),
      )
    },
    undo: () => {
      if (!removed) return
      const position = Math.min(removed.position, entries.length)
      const id = newId()
      setIds(known.toSpliced(position, 0, id))
      setRemoved(undefined)
      focusAfter.current = `${list}-${id}`
      editor.putBack(list, { ...removed, position })
    },
  }
}
