import { useEffect, useState } from 'react'

/** For a dialog that may be loaded when it opens: focus is restored only from one that was rendered closed first. */
export function useOpenOnceLoaded(isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isOpen), [isOpen])
  return isShown
}
