import { PillsInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import classes from './tag-input.module.css'
import { withTags } from './tags.ts'

type Props = {
  label: string
  description?: ReactNode
  error?: ReactNode
  /** Where the focus goes when this field is wrong. */
  'data-path'?: string
  placeholder?: string
  suggestions?: readonly string[]
  maxLength?: number
  value: readonly string[]
  onChange: (tags: string[]) => void
  onBlur?: () => void
}

/** Words one by one: Enter, a comma or leaving the field adds what is typed, Backspace in an empty field takes the last back. */
export function TagInput(props: Props) {
  const { label, description, error, placeholder, suggestions = [], maxLength = 80, value, onChange, onBlur } = props
  const [text, setText] = useState('')
  const [heard, setHeard] = useState('')
  const listId = useId()

  const add = (typed: string) => {
    setText('')
    const tags = withTags(value, typed)
    if (tags.length === value.length) return
    setHeard(`${tags.slice(value.length).join(', ')} added`)
    onChange(tags)
  }
  const remove = (tag: string) => {
    setHeard(`${tag} removed`)
    onChange(value.filter((kept) => kept !== tag))
  }
  // A phone's keyboard doesn't tell its keys: the comma shows in the text alone.
  const type = (typed: string) => (typed.includes(',') ? add(typed) : setText(typed))
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last) remove(last)
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    add(text)
  }
  return (
    <PillsInput label={label} description={description} error={error}>
      <div className={classes.tags}>
        {value.map((tag) => (
          <span key={tag} className={classes.tag}>
            {tag}
            <button type="button" aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
              <IconX size={12} />
            </button>
          </span>
        ))}
        <PillsInput.Field
          data-path={props['data-path']}
          className={classes.field}
          placeholder={value.length === 0 ? placeholder : undefined}
          list={suggestions.length > 0 ? listId : undefined}
          autoComplete="off"
          enterKeyHint="enter"
          maxLength={maxLength}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => [add(text), onBlur?.()]}
        />
      </div>
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <span role="status" className="g-visually-hidden">
        {heard}
      </span>
    </PillsInput>
  )
}
