import { ActionIcon, Input } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './count-stepper.module.css'
import { typedCount } from './typed-count.ts'

type Props = {
  label: string
  description?: ReactNode
  error?: ReactNode
  /** Where the focus goes when this field is wrong. */
  'data-path'?: string
  value: number | null
  min: number
  max: number
  /** Whether there may be no number; otherwise what is none within the limits is ignored. */
  canBeEmpty?: boolean
  onChange: (value: number | null) => void
}

/** A small whole number, typed or stepped. */
export function CountStepper(props: Props) {
  const { label, description, error, value, min, max, canBeEmpty = false, onChange } = props
  const id = useId()
  /** The field shows what is typed until it is left, and what was there before counts as long as that is no number. */
  const [typing, setTyping] = useState<{ text: string; before: number | null }>()

  const type = (text: string) => {
    const before = typing ? typing.before : value
    setTyping({ text, before })
    onChange(typedCount(text, { min, max }) ?? (canBeEmpty ? null : before))
  }
  const stepper = (words: string, to: number, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={40}
      aria-label={`${words}: ${label}`}
      disabled={to < min || to > max}
      onClick={() => onChange(to)}
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
          value={typing?.text ?? value ?? ''}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyping(undefined)}
        />
        {stepper('More', value === null ? min : value + 1, <IconPlus size={16} stroke={1.5} />)}
      </div>
    </Input.Wrapper>
  )
}
