import { type FormErrors, useForm } from '@mantine/form'
import { useRef } from 'react'

/** A form that checks a field when it is left and everything on submit, then leads the focus to the first wrong field. */
export function useCheckedForm<Values extends Record<string, unknown>>(options: {
  initialValues: Values
  check: (values: Values) => FormErrors
  onValuesChange?: (values: Values) => void
}) {
  const left = useRef(new Set<string>())
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: options.check,
    onValuesChange: options.onValuesChange,
    enhanceGetInputProps: ({ field, form }) => ({
      onBlur: () =>
        afterPress(() => {
          left.current.add(String(field))
          const errors = Object.entries(options.check(form.getValues()))
          form.setErrors(Object.fromEntries(errors.filter(([path]) => left.current.has(path))))
        }),
    }),
  })
  const focusFirst = (errors: FormErrors) => {
    const paths = Object.keys(errors)
    for (const path of paths) left.current.add(path)
    paths
      .map((path) => form.getInputNode<HTMLElement, string>(path))
      .find(Boolean)
      ?.focus()
  }
  return { ...form, submit: (send: (values: Values) => void) => form.onSubmit(send, focusFirst), focusFirst }
}

/** A message that moves the page under a pressed pointer would make the press miss: wait until it is released. */
function afterPress(act: () => void) {
  if (!document.querySelector(':active')) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true })
}
