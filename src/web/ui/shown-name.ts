import { useEffect } from 'react'

let name: string | undefined
const listeners = new Set<() => void>()

const show = (next: string | undefined) => {
  name = next
  for (const listener of listeners) listener()
}

/** The name of what the page shows, for the title of the tab. */
export const shownName = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => name,
}

/** For a page about one thing, so that several open tabs can be told apart. */
export function useShownName(next: string | undefined) {
  useEffect(() => {
    show(next)
    return () => show(undefined)
  }, [next])
}
