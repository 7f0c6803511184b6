import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { formatPhone } from '#domain/dashboard/phone.ts'

type Props = Omit<TextInputProps, 'onChange'> & { onType: (typed: string) => void }

/** Formats while typing; the caret stays after the same digit. */
export function PhoneField({ onType, ...props }: Props) {
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const before = input.value.slice(0, input.selectionStart ?? undefined).replace(/[^\d+]/g, '').length
    const shown = formatPhone(input.value)
    onType(shown)
    requestAnimationFrame(() => {
      const caret = placeBehind(shown, before)
      if (document.activeElement === input) input.setSelectionRange(caret, caret)
    })
  }
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" {...props} onChange={type} />
}

function placeBehind(shown: string, signs: number): number {
  let position = 0
  for (let left = signs; left > 0 && position < shown.length; position++)
    if (/[\d+]/.test(shown[position] as string)) left--
  return position
}
