import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { pageEdits } from '../ui/page-edits.ts'
import { rangeOf, type Week, weekAfterKey } from './weeks.ts'

type Drag = { before: readonly string[]; hasMoved: boolean }

const weekAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-monday]')?.dataset.monday

/** Weeks are chosen one by one, by dragging over them, or with Shift: by click or with the arrow keys. */
export function useWeekSelection(weeks: readonly Week[]) {
  const [chosen, keepChosen] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<string>()
  const anchor = useRef<string>(undefined)
  const drag = useRef<Drag>(null)
  const tabStop = weeks.some(({ monday }) => monday === focused) ? focused : weeks[0]?.monday

  const setChosen = (mondays: readonly string[]) => {
    pageEdits.note()
    keepChosen(mondays)
  }
  const toggle = (monday: string, { shiftKey }: MouseEvent) => {
    if (shiftKey && anchor.current) return setChosen(rangeOf(weeks, anchor.current, monday))
    anchor.current = monday
    setChosen(chosen.includes(monday) ? chosen.filter((one) => one !== monday) : [...chosen, monday])
  }
  const step = (monday: string, event: KeyboardEvent) => {
    const next = weekAfterKey(weeks, monday, event.key)
    if (!next) return
    event.preventDefault()
    event.currentTarget.closest('ol')?.querySelector<HTMLElement>(`[data-monday="${next}"]`)?.focus()
    anchor.current = event.shiftKey ? (anchor.current ?? monday) : undefined
    if (anchor.current) setChosen(rangeOf(weeks, anchor.current, next))
  }
  const handlersOf = (monday: string) => ({
    tabIndex: monday === tabStop ? 0 : -1,
    onFocus: () => setFocused(monday),
    onKeyDown: (event: KeyboardEvent) => {
      drag.current = null
      step(monday, event)
    },
    onPointerDown: (event: PointerEvent) => {
      drag.current = null
      if (event.button !== 0 || event.shiftKey) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { before: chosen, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const to = drag.current && event.buttons > 0 && weekAt(event)
      if (!drag.current || !to || (to === monday && !drag.current.hasMoved)) return
      drag.current.hasMoved = true
      anchor.current = monday
      setChosen(rangeOf(weeks, monday, to))
    },
    // A finger that scrolls the page after all has chosen nothing.
    onPointerCancel: () => {
      if (drag.current?.hasMoved) setChosen(drag.current.before)
      drag.current = null
    },
    onClick: (event: MouseEvent) => {
      if (!drag.current?.hasMoved) toggle(monday, event)
      drag.current = null
    },
  })
  const clear = () => {
    anchor.current = undefined
    keepChosen([])
  }
  return { chosen, handlersOf, clear }
}
