import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './search-box.module.css'

type Props = {
  /** Its name for a screen reader, and what it shows while empty. */
  label: string
  /** The current search, from the URL. */
  value: string
  onSearch: (search: string) => void
  delayMs?: number
  maxLength?: number
}

/** Searches when typing pauses, or immediately on Enter. Going back in the browser also changes the text. */
export function SearchBox({ label, value, onSearch, delayMs = 350, maxLength = 200 }: Props) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // A response to earlier input must not overwrite what has been typed since.
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
