import type { FormErrors } from './form-errors.ts'

type Check<Values> = (values: Values) => FormErrors

/**
 * The check of a form that should be there before its check is. Until that has loaded nothing is wrong, so a form waits for
 * `load` before it is sent; when offline it goes on, and the request says so.
 */
export function lateCheck<Values>(load: () => Promise<Check<Values>>) {
  let loaded: Check<Values> | undefined
  return {
    check: (values: Values): FormErrors => loaded?.(values) ?? {},
    load: async () => {
      loaded ??= await load().catch(() => undefined)
    },
  }
}
