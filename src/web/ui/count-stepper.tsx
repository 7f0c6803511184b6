import { ActionIcon, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './count-stepper.module.css'

type Props = {
  label: string
  description?: ReactNode
  error?: ReactNode
  'data-path'?: string
  value: number | null
  min: number
  max: number
  /** Whether there may be no number; otherwise what is not one is ignored. */
  canBeEmpty?: boolean
  onChange: (value: number | null) => void
  onBlur?: () => void
}

/** A small whole number, typed or stepped. */
export function CountStepper(props: Props) {
  const { label, description, error, value, min, max, canBeEmpty = false, onChange, onBlur } = props
  /** While the field is empty on the way to another number, the last one stays. */
  const [isCleared, setIsCleared] = useState(false)

  const type = (text: string) => {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
    const isCount = count >= min && count <= max
    if (isCount) onChange(count)
    else if (canBeEmpty) onChange(null)
    setIsCleared(isCount ? false : isCleared || text === '')
  }
  const step = (by: number) => {
    setIsCleared(false)
    onChange(Math.min(max, Math.max(min, (value ?? min - Math.sign(by)) + by)))
  }
  const isLowest = value !== null && value <= min
  return (
    <TextInput
      label={label}
      description={description}
      error={error}
      data-path={props['data-path']}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ wrapper: classes.wrapper, input: classes.input }}
      value={isCleared ? '' : (value ?? '')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => [setIsCleared(false), onBlur?.()]}
      leftSectionWidth={40}
      leftSection={
        <ActionIcon
          variant="default"
          size={40}
          aria-label={`Fewer: ${label}`}
          disabled={isLowest || value === null}
          onClick={() => step(-1)}
        >
          <IconMinus size={16} stroke={1.5} />
        </ActionIcon>
      }
      rightSectionWidth={40}
      rightSection={
        <ActionIcon
          variant="default"
          size={40}
          aria-label={`More: ${label}`}
          disabled={value !== null && value >= max}
          onClick={() => step(1)}
        >
          <IconPlus size={16} stroke={1.5} />
        </ActionIcon>
      }
    />
  )
}
