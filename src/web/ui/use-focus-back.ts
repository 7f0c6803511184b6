import { useEffect } from 'react'

/** For a dialog that exists only while it is open: when it is gone, the focus returns to what opened it. */
export function useFocusBack() {
  useEffect(() => {
    const opener = document.activeElement
    if (!(opener instanceof HTMLElement)) return
    return () => {
      // Wherever else it has gone by then, it stays.
      requestAnimationFrame(() => document.activeElement === document.body && opener.focus({ preventScroll: true }))
    }
  }, [])
}
