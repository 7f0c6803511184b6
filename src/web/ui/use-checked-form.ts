import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react'
import { errorsOfLeft, type FormErrors } from './errors-by.ts'

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** A form that checks a field when it is left and everything on submit, then leads the focus to the first wrong field. */
export function useCheckedForm<Values extends Record<string, unknown>>(options: {
  initialValues: Values
  check: (values: Values) => FormErrors
  onValuesChange?: (values: Values) => void
}) {
  const { initialValues, check, onValuesChange } = options
  const [values, setShownValues] = useState(initialValues)
  const [errors, setErrors] = useState<FormErrors>({})
  const newest = useRef(values)
  const left = useRef(new Set<string>())
  const getValues = useCallback(() => newest.current, [])

  const setValues = (changed: Partial<Values>) => {
    newest.current = { ...newest.current, ...changed }
    setShownValues(newest.current)
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changed))))
    onValuesChange?.(newest.current)
  }
  const leave = (field: string) => {
    left.current.add(field)
    setErrors(errorsOfLeft(check(newest.current), left.current))
  }
  const showErrors = (wrong: FormErrors) => {
    const fields = Object.keys(wrong)
    for (const field of fields) left.current.add(field)
    setErrors(wrong)
    const inputs = fields.map((field) => document.querySelector<HTMLElement>(`[data-path="${field}"]`))
    inputs.find(Boolean)?.focus()
  }
  const submit =
    (send: (values: Values) => void, onWrong = () => {}) =>
    (event: FormEvent) => {
      event.preventDefault()
      const wrong = check(newest.current)
      const isRight = Object.keys(wrong).length === 0
      if (!isRight) onWrong()
      showErrors(wrong)
      if (isRight) send(newest.current)
    }
  const reset = () => {
    left.current.clear()
    setValues(initialValues)
  }

  const propsOf = (field: string, valueIn: (input: HTMLInputElement) => unknown) => ({
    'data-path': field,
    error: errors[field],
    onChange: ({ currentTarget }: Change) =>
      setValues({ [field]: valueIn(currentTarget as HTMLInputElement) } as Partial<Values>),
    onBlur: () => afterPress(() => leave(field)),
  })
  const getInputProps = (field: keyof Values & string) => ({
    ...propsOf(field, ({ value }) => value),
    value: values[field] as string,
  })
  const getCheckboxProps = (field: keyof Values & string) => ({
    ...propsOf(field, ({ checked }) => checked),
    checked: values[field] as boolean,
  })
  return { values, errors, getValues, setValues, reset, showErrors, submit, getInputProps, getCheckboxProps }
}

/** A message that moves the page under a pressed pointer would make the press miss: wait until it is released. */
function afterPress(act: () => void) {
  if (!document.querySelector(':active')) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true })
}
