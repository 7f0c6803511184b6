import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Problem } from '#domain/problem.ts'
import { type FieldPath, type ValueAt, valueAt, withValueAt } from './field-path.ts'
import { focusField } from './focus-field.ts'
import { errorsAt, type FormErrors } from './form-errors.ts'
import {
  changeValues,
  checkAll,
  type FormState,
  forgetLeft,
  leaveField,
  refuse,
  shownErrors,
  startForm,
} from './form-state.ts'
import { pageEdits } from './page-edits.ts'
import { unreadableFields } from './unreadable-fields.ts'

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** For fields of Mantine's and our own: some hand over an event, some the value. */
export type InputProps<Value> = {
  'data-path': string
  error: string | undefined
  value: Exclude<Value, null | undefined> | (null extends Value ? '' : never)
  onChange: (given: Change | Value) => void
  onBlur: () => void
}

/** A form that validates a field on blur and everything on submit, then focuses the first invalid field. */
export function useCheckedForm<Values extends Record<string, unknown>>(options: {
  initialValues: Values
  check: (values: Values) => FormErrors
  /** What else an edit changes. */
  adjust?: (values: Values, before: Values) => Values
  onValuesChange?: (values: Values) => void
}) {
  const { initialValues, check, adjust = (values) => values, onValuesChange } = options
  const [state, setState] = useState(() => startForm(initialValues))
  const newest = useRef(state)
  const wantsFocus = useRef<string[]>([])
  // Several forms of a page may ask for a password, and one in a dialog must not lead out of it.
  const submitted = useRef<HTMLFormElement | null>(null)
  const getValues = useCallback(() => newest.current.values, [])
  const errors = shownErrors(state)

  // Once the messages are drawn: a part that was folded has opened by then.
  useEffect(() => {
    focusField(wantsFocus.current, submitted.current ?? document)
    wantsFocus.current = []
  })

  const become = (next: FormState<Values>) => {
    newest.current = next
    setState(next)
  }
  const change = (values: Values) => {
    pageEdits.note()
    become(changeValues(newest.current, adjust(values, newest.current.values)))
    onValuesChange?.(newest.current.values)
  }
  const setValues = (changed: Partial<Values>) => change({ ...newest.current.values, ...changed })
  const setValue = <Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) =>
    change(withValueAt(newest.current.values, path, value))
  const findErrors = (values: Values, within: ParentNode = document) => ({
    ...unreadableFields(values, within),
    ...check(values),
  })
  const leave = (path: FieldPath<Values>) => become(leaveField(newest.current, path, findErrors))
  const showErrors = (refused: FormErrors) => {
    wantsFocus.current = Object.keys(refused)
    become(refuse(newest.current, refused))
  }
  /** Shows the server's field errors at their fields. */
  const showProblem = (error: unknown, fieldOf = (path: string) => path) => {
    const fields = error instanceof Problem ? error.fields : []
    showErrors(errorsAt(Object.fromEntries(fields.map(({ path, message }) => [path, message])), fieldOf))
  }
  const submit =
    (send: (values: Values) => void, onWrong = () => {}) =>
    (event?: FormEvent) => {
      event?.preventDefault()
      submitted.current = event?.currentTarget.closest('form') ?? null
      const within = submitted.current ?? document
      const checked = checkAll(newest.current, (values) => findErrors(values, within))
      const wrong = Object.keys(checked.wrong)
      wantsFocus.current = wrong
      become(checked)
      if (wrong.length > 0) onWrong()
      else send(checked.values)
    }

  const propsAt = (path: FieldPath<Values>) => ({
    'data-path': path,
    error: errors[path],
    onBlur: () => afterPress(() => leave(path)),
  })
  const getInputProps = <Path extends FieldPath<Values>>(path: Path): InputProps<ValueAt<Values, Path>> => ({
    ...propsAt(path),
    value: (valueAt(state.values, path) ?? '') as InputProps<ValueAt<Values, Path>>['value'],
    onChange: (given) => setValue(path, (isEvent(given) ? given.currentTarget.value : given) as ValueAt<Values, Path>),
  })
  const getCheckboxProps = <Path extends FieldPath<Values>>(path: Path) => ({
    ...propsAt(path),
    checked: valueAt(state.values, path) as boolean,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setValue(path, currentTarget.checked as ValueAt<Values, Path>),
  })
  return {
    values: state.values,
    errors,
    getValues,
    setValues,
    setValue,
    /** Starts over, from these values. */
    reset: (values = initialValues) => become(startForm(values)),
    /** For entries that came, went or moved. */
    forget: (path: FieldPath<Values>) => become(forgetLeft(newest.current, path)),
    showErrors,
    showProblem,
    /** What is wrong, for what is sent in another way than by `submit`. */
    findErrors: () => findErrors(newest.current.values),
    submit,
    getInputProps,
    getCheckboxProps,
  }
}

const isEvent = (given: unknown): given is Change =>
  typeof given === 'object' && given !== null && 'currentTarget' in given

/** A message that shifts the page while the pointer is down would make the click miss, so wait until it is released. */
function afterPress(work: () => void) {
  if (!document.querySelector(':active')) return work()
  addEventListener('mouseup', () => setTimeout(work), { once: true })
}
