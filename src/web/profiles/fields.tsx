import { Checkbox, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { completePhone, countryCodeOf, formatPhone } from '#domain/phones/international.ts'
import { formatMonth, isPresent, readMonth } from '#domain/profiles/month.ts'
import { PhoneInput } from '../ui/phone-input.tsx'
import { CheckMark } from './check-mark.tsx'
import type { EditedPath } from './edited.ts'
import { useEditor, useField } from './editor-context.ts'
import { linesOf } from './lines.ts'
import classes from './profile-editor.module.css'

type Props = {
  path: EditedPath
  label: string
  hint?: string
  placeholder?: string
}

/** What is said below a field: what to check, else what belongs there. */
function useDescription({ path, label }: Pick<Props, 'path' | 'label'>, hint: string | undefined) {
  const { isUnsure, confirm } = useField(path)
  return isUnsure ? <CheckMark label={label} onConfirm={confirm} /> : hint
}

type TextProps = Props &
  Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'withAsterisk' | 'aria-required'> & {
    /** Before the field is checked: what was typed may become what was meant. */
    complete?: (typed: string) => string | undefined
  }

type ProseProps = Props & { rows?: number; lines?: { text: string; type: (typed: string) => void } }

export function TextField({ hint, complete, ...props }: TextProps) {
  const { path, ...rest } = props
  const { props: field, set } = useField(path)
  const value = field.value as string
  return (
    <TextInput
      {...rest}
      {...field}
      description={useDescription(props, hint)}
      value={value}
      onChange={(event) => set(event.currentTarget.value || null)}
      onBlur={() => {
        const meant = complete?.(value)
        if (meant && meant !== value) set(meant)
        field.onBlur()
      }}
    />
  )
}

/** With its country code, which a number typed as one dials it at home gets from the account's other number. */
export function PhoneField({ hint, ...props }: Props) {
  const { path, ...rest } = props
  const { base } = useEditor()
  const { props: field, set } = useField(path)
  const { onChange: _, ...fieldProps } = field
  const value = formatPhone(field.value as string)
  const homeCode = countryCodeOf(base.whatsapp) ?? countryCodeOf(base.profile.personal_info.phone)
  return (
    <PhoneInput
      {...rest}
      {...fieldProps}
      description={useDescription(props, hint)}
      value={value}
      onType={(typed) => set(typed || null)}
      onBlur={() => {
        const whole = completePhone(value, homeCode)
        if (whole !== value) set(whole)
        field.onBlur()
      }}
    />
  )
}

/** A text of several lines; `lines` when its value is a list of them. */
export function ProseField({ rows = 3, hint, lines, ...props }: ProseProps) {
  const { path, ...rest } = props
  const { props: field } = useField(path)
  const { text, type } = lines ?? { text: field.value as string, type: field.onChange }
  return (
    <Textarea
      {...rest}
      {...field}
      autosize
      minRows={rows}
      maxRows={16}
      description={useDescription(props, hint)}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

/** One thing in each line. */
export function LinesField(props: Props) {
  const { props: field, set } = useField(props.path)
  const value = field.value as string[]
  // An empty line is being written: it is left out of the value, and stays in the field.
  const [text, setText] = useState(value.join('\n'))
  const lines = linesOf(text)
  const shown = lines.join('\n') === value.join('\n') ? text : value.join('\n')
  return <ProseField {...props} lines={{ text: shown, type: (typed) => [setText(typed), set(linesOf(typed))] }} />
}

/** A month as people write it; stored as 2021-04. With `presentLabel` it may still go on. */
export function MonthField({ presentLabel, ...props }: Props & { presentLabel?: string }) {
  const [typed, setTyped] = useState<string>()
  const { props: field, set } = useField(props.path)
  const value = field.value as string
  const isGoingOn = isPresent(value)
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
          set(readMonth(event.currentTarget.value))
        }}
        onBlur={leave}
      />
      {presentLabel && (
        <Checkbox
          label={presentLabel}
          checked={isGoingOn}
          onChange={(event) => set(event.currentTarget.checked ? 'Present' : '')}
        />
      )}
    </div>
  )
}
