import { type ReactNode, useState } from 'react'

type Props<Value> = { start: Value; children: (value: Value, set: (value: Value) => void) => ReactNode }

/** For a part whose value its page keeps. */
export function Kept<Value>({ start, children }: Props<Value>) {
  const [value, set] = useState(start)
  return children(value, set)
}
