import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for a while: nothing is asked at every key. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
