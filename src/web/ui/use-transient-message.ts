import { useEffect, useState } from 'react'

/** Words that are shown for a while, and again from the start when they are said again. */
export function useTransientMessage(
  milliseconds: number,
): [message: string | undefined, say: (message: string) => void] {
  const [said, setSaid] = useState<{ message: string }>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [said, milliseconds])
  return [said?.message, (message) => setSaid({ message })]
}
