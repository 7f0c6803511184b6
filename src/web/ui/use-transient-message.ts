import { useEffect, useState } from 'react'

/** A message that is shown for a while; setting it again restarts the timer. */
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
