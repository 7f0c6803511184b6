import { Checkbox, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { formatMonth, isPresent, readMonth } from '#domain/profiles/month.ts'
import { CheckMark } from './check-mark.tsx'
import { useField } from './editor-context.ts'
import classes from './profile-editor.module.css'

type Props = {
  path: string
  label: string
  value: string | null
  onChange: (value: string) => void
  hint?: string
  placeholder?: string
}

/** What is said below a field: what to check, else what belongs there. */
function useDescription({ path, label }: Pick<Props, 'path' | 'label'>, hint: string | undefined) {
  const { isUnsure, confirm } = useField(path)
  return isUnsure ? <CheckMark label={label} onConfirm={confirm} /> : hint
}

type TextProps = Props &
  Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'withAsterisk'> & {
    /** Before the field is checked: what was typed may become what was meant. */
    onLeave?: (value: string) => void
  }

export function TextField({ hint, onLeave, ...props }: TextProps) {
  const { value, onChange, path, ...rest } = props
  const { props: field } = useField(path)
  return (
    <TextInput
      {...rest}
      {...field}
      description={useDescription(props, hint)}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        onLeave?.(value ?? '')
        field.onBlur()
      }}
    />
  )
}

export function ProseField({ rows = 3, hint, ...props }: Props & { rows?: number }) {
  const { value, onChange, path, ...rest } = props
  const { props: field } = useField(path)
  return (
    <Textarea
      {...rest}
      {...field}
      autosize
      minRows={rows}
      maxRows={16}
      description={useDescription(props, hint)}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** One thing in each line. */
export function LinesField({
  value,
  onChange,
  ...props
}: Omit<Props, 'value' | 'onChange'> & { value: string[]; onChange: (lines: string[]) => void }) {
  // An empty line is being written: it is left out of the value, and stays in the field.
  const [text, setText] = useState(value.join('\n'))
  const lines = linesOf(text)
  const shown = lines.join('\n') === value.join('\n') ? text : value.join('\n')
  return (
    <ProseField
      {...props}
      value={shown}
      onChange={(typed) => {
        setText(typed)
        onChange(linesOf(typed))
      }}
    />
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[•*–-]\s+/, '').trim())
    .filter(Boolean)

/** A month as people write it; stored as 2021-04. With `presentLabel` it may still go on. */
export function MonthField({ value, onChange, presentLabel, ...props }: Props & { presentLabel?: string }) {
  const [typed, setTyped] = useState<string>()
  const isGoingOn = isPresent(value)
  const { props: field } = useField(props.path)
  const { path, hint, ...rest } = props
  const description = useDescription(props, hint)
  const leave = () => {
    setTyped(undefined)
    field.onBlur()
  }
  return (
    <div className={classes.month}>
      <TextInput
        {...rest}
        {...field}
        placeholder="Apr 2021"
        description={description}
        disabled={isGoingOn}
        value={isGoingOn ? 'Present' : (typed ?? formatMonth(value))}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(readMonth(event.currentTarget.value))
        }}
        onBlur={leave}
      />
      {presentLabel && (
        <Checkbox
          label={presentLabel}
          checked={isGoingOn}
          onChange={(event) => onChange(event.currentTarget.checked ? 'Present' : '')}
        />
      )}
    </div>
  )
}
