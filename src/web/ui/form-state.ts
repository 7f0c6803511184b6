import { isUnder, valueAt } from './field-path.ts'
import type { FormErrors } from './form-errors.ts'

/** What a form knows: what was typed, which fields were left, and what is wrong by its own check and by the server's answer. */
export type FormState<Values> = {
  readonly values: Values
  readonly left: readonly string[]
  readonly wrong: FormErrors
  readonly refused: FormErrors
}

export const startForm = <Values>(values: Values): FormState<Values> => ({ values, left: [], wrong: {}, refused: {} })

/** A message goes away when its field changes; the others stay. */
export function changeValues<Values>(state: FormState<Values>, values: Values): FormState<Values> {
  const isUnchanged = (path: string) =>
    JSON.stringify(valueAt(state.values, path)) === JSON.stringify(valueAt(values, path))
  return {
    ...state,
    values,
    wrong: pick(state.wrong, isUnchanged),
    refused: pick(state.refused, isUnchanged),
  }
}

/** On leaving a field, people learn what is wrong in those left so far; fields never visited keep quiet until the form is sent. */
export function leaveField<Values>(
  state: FormState<Values>,
  path: string,
  check: (values: Values) => FormErrors,
): FormState<Values> {
  const left = [...new Set([...state.left, path])]
  return { ...state, left, wrong: pick(check(state.values), (wrong) => left.some((field) => isUnder(wrong, field))) }
}

/** Fields that came, went or moved are new ones: what was left before says nothing about them. */
export const forgetLeft = <Values>(state: FormState<Values>, path: string): FormState<Values> => ({
  ...state,
  left: state.left.filter((field) => !isUnder(field, path)),
})

/** Sending a form asks for all of it; what the server said before is answered by the next attempt. */
export const checkAll = <Values>(
  state: FormState<Values>,
  check: (values: Values) => FormErrors,
): FormState<Values> => {
  const wrong = check(state.values)
  return { ...state, left: [...new Set([...state.left, ...Object.keys(wrong)])], wrong, refused: {} }
}

/** What the server refuses stays at its field until that changes. */
export const refuse = <Values>(state: FormState<Values>, refused: FormErrors): FormState<Values> => ({
  ...state,
  refused,
})

export const shownErrors = ({ wrong, refused }: FormState<unknown>): FormErrors => ({ ...wrong, ...refused })

const pick = (errors: FormErrors, isPicked: (path: string) => boolean): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isPicked(path)))
