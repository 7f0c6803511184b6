import { useEffect, useState } from 'react'

/** Words that are shown for a while, and again from the start when they are said again. */
export function useFleeting(milliseconds: number): [words: string | undefined, say: (words: string) => void] {
  const [said, setSaid] = useState<{ words: string }>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [said, milliseconds])
  return [said?.words, (words) => setSaid({ words })]
}
