import { ActionIcon, Input } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './count-stepper.module.css'

type Props = {
  label: string
  description?: ReactNode
  error?: ReactNode
  /** Where the focus goes when this field is wrong. */
  'data-path'?: string
  value: number | null
  min: number
  max: number
  /** Whether there may be no number; otherwise what is not one is ignored. */
  canBeEmpty?: boolean
  onChange: (value: number | null) => void
}

/** A small whole number, typed or stepped. */
export function CountStepper(props: Props) {
  const { label, description, error, value, min, max, canBeEmpty = false, onChange } = props
  const id = useId()
  /** While the field is empty on the way to another number, the last one stays. */
  const [isCleared, setIsCleared] = useState(false)

  const type = (text: string) => {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
    const isCount = count >= min && count <= max
    if (isCount) onChange(count)
    else if (canBeEmpty) onChange(null)
    setIsCleared(!isCount && (isCleared || text === ''))
  }
  const stepper = (words: string, to: number, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={40}
      aria-label={`${words}: ${label}`}
      disabled={to < min || to > max}
      onClick={() => [setIsCleared(false), onChange(to)]}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error}>
      <div className={classes.row}>
        {stepper('Fewer', (value ?? min) - 1, <IconMinus size={16} stroke={1.5} />)}
        <Input
          id={id}
          data-path={props['data-path']}
          className={classes.field}
          inputMode="numeric"
          autoComplete="off"
          value={isCleared ? '' : (value ?? '')}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setIsCleared(false)}
        />
        {stepper('More', value === null ? min : value + 1, <IconPlus size={16} stroke={1.5} />)}
      </div>
    </Input.Wrapper>
  )
}
