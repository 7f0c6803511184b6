import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './search-box.module.css'

type Props = {
  /** Its name for a screen reader, and what it shows while empty. */
  label: string
  /** What is searched for now, as the address says. */
  value: string
  onSearch: (search: string) => void
  delayMs?: number
  maxLength?: number
}

/** Asks when typing pauses, or at once with Enter. Going back in the browser changes the text as well. */
export function SearchBox({ label, value, onSearch, delayMs = 350, maxLength = 200 }: Props) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // An answer to what was typed a moment ago must not undo what has been typed since.
    if (value === asked.current) return
    clearTimeout(timer.current)
    asked.current = value
    setText(value)
  }, [value])

  const ask = (typed: string) => {
    clearTimeout(timer.current)
    const search = typed.trim()
    if (search === asked.current) return
    asked.current = search
    onSearch(search)
  }
  const change = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(typed), delayMs)
  }
  const askAtOnce = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(text)
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      className={classes.box}
      leftSection={<IconSearch size={16} stroke={1.5} />}
      maxLength={maxLength}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={askAtOnce}
    />
  )
}
