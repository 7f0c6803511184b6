import type { Me } from '#contract/accounts.ts'

type Ended = { me: Me; isAsking: boolean }

let ended: Ended | undefined
const listeners = new Set<() => void>()

const become = (next: Ended | undefined) => {
  ended = next
  for (const listener of listeners) listener()
}

/** Whose session ended while their page stays as it is. Asking them to log in again keeps everything they typed. */
export const endedSession = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => ended,
  ask: (me: Me) => become({ me, isAsking: true }),
  /** The page stays; the next failed save asks again. */
  postpone: () => become(ended && { ...ended, isAsking: false }),
  forget: () => become(undefined),
}
