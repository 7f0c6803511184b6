import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { formatPhone } from '#domain/phones/international.ts'
import { typeFormatted } from '#domain/phones/typing.ts'

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string
  format?: (typed: string) => string
  /** With what the field shows, and what was typed into it. */
  onType: (shown: string, typed: string) => void
}

/** Formats while typing; the caret stays behind the same digit. */
export function PhoneInput({ value, format = formatPhone, onType, ...props }: Props) {
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const edit = { value: input.value, caret: input.selectionStart ?? input.value.length, isForward }
    const { typed, shown, caret } = typeFormatted(value, edit, format)
    // Before React does, which would move the caret to the end.
    input.value = shown
    input.setSelectionRange(caret, caret)
    onType(shown, typed)
  }
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" {...props} value={value} onChange={type} />
}
