import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isTypedDate, lastDay } from './typed-date.ts'

type Props = {
  label: string
  /** Empty for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  isDisabled?: boolean
  onChange: (date: string) => void
}

/** A date that filters a list as soon as it is typed to its end, or emptied. Until it is left, the field shows what is typed. */
export function DateFilter({ label, value, min, max = lastDay, isDisabled = false, onChange }: Props) {
  const [typing, setTyping] = useState<string>()
  const [isHalf, setHalf] = useState(false)
  return (
    <TextInput
      type="date"
      label={label}
      min={min}
      max={max}
      disabled={isDisabled}
      error={isHalf && 'Please enter a date.'}
      value={typing ?? value}
      onChange={({ currentTarget: field }) => {
        const date = field.value
        setTyping(date)
        setHalf(false)
        if (date !== value && isTypedDate(date, field.validity)) onChange(date)
      }}
      onBlur={({ currentTarget: field }) => {
        const isTyped = isTypedDate(field.value, field.validity)
        setHalf(!isTyped)
        // What is wrong stays to be seen.
        if (isTyped) setTyping(undefined)
      }}
    />
  )
}
