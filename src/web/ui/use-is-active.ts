import { useSyncExternalStore } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let isActive = false

function subscribe(onChange: () => void) {
  const note = () => {
    isActive = true
    onChange()
  }
  for (const sign of signs) addEventListener(sign, note, { once: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note)
  }
}

/**
 * Whether anyone has moved the pointer, touched the screen or pressed a key yet. What a page needs only then, such as its
 * dialogs, is loaded with this first sign: after the page itself, and before it is wanted.
 */
export const useIsActive = () => useSyncExternalStore(subscribe, () => isActive)
