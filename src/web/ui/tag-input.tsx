import { TagsInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './tag-input.module.css'
import { endsTag, tagsMessage, withTags } from './tags.ts'

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
export function TagInput({ suggestions = [], maxLength = 80, placeholder, value, onChange, ...props }: Props) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [heard, setHeard] = useState('')

  const change = (given: readonly string[]) => {
    const tags = withTags([], given)
    const message = tagsMessage(value, tags)
    if (!message) return
    setHeard(message)
    onChange(tags)
  }
  // A phone's keyboard doesn't tell its keys: the comma shows in the text alone.
  const type = (typed: string) => {
    const isWhole = endsTag(typed)
    setText(isWhole ? '' : typed)
    setIsOpen(!isWhole && typed.trim() !== '')
    if (isWhole) change(withTags(value, typed))
  }
  return (
    <>
      <TagsInput
        {...props}
        classNames={{ inputField: classes.field }}
        placeholder={value.length === 0 ? placeholder : undefined}
        data={[...suggestions]}
        limit={8}
        openOnFocus={false}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        autoComplete="off"
        enterKeyHint="enter"
        maxLength={maxLength}
        value={[...value]}
        onChange={change}
        searchValue={text}
        onSearchChange={type}
        renderPill={({ value: tag, onRemove }) => (
          <span className={classes.tag}>
            {tag}
            <button type="button" aria-label={`Remove ${tag}`} onClick={onRemove}>
              <IconX size={12} />
            </button>
          </span>
        )}
      />
      <span role="status" className="g-visually-hidden">
        {heard}
      </span>
    </>
  )
}
