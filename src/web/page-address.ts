import type { HistoryLocation, HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for, where the page's address leaves it out. */
    search?: string | undefined
  }
}

/** A search for someone's email address, as a page's query has it. */
const addressed = /([?&])search=([^&#]*(?:@|%40)[^&#]*)&?/i

/** A page's address as the browser shows and keeps it: without a search for someone's email address. */
export const publicAddress = (path: string): string => path.replace(addressed, '$1').replace(/[?&](?=#|$)/, '')

/** The state of the history's entry for a page, with what its address leaves out. */
export const stateOf = (path: string, state?: HistoryState): HistoryState => ({
  ...state,
  search: addressed.exec(path)?.[2],
})

type Entry = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Where the history is, with what the page's address leaves out. */
export function locationOf(entry: Entry, state: HistoryLocation['state']): HistoryLocation {
  const pathname = entry.pathname.replace(/^\/+/, '/')
  const search = state.search ? `${entry.search || '?'}&search=${state.search}` : entry.search
  return { href: pathname + search + entry.hash, pathname, search, hash: entry.hash, state }
}
