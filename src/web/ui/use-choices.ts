import { startTransition, useOptimistic } from 'react'

/**
 * Choices that are saved as they are made. A click shows at once, before its answer: a checkbox that waits for one jumps back
 * first. `ahead` has what isn't answered yet.
 */
export function useChoices<Name extends string>(
  save: (name: Name, isOn: boolean) => Promise<unknown>,
): [ahead: Partial<Record<Name, boolean>>, choose: (name: Name, isOn: boolean) => void] {
  const [ahead, show] = useOptimistic<Partial<Record<Name, boolean>>, [Name, boolean]>({}, (before, [name, isOn]) => ({
    ...before,
    [name]: isOn,
  }))
  const choose = (name: Name, isOn: boolean) =>
    startTransition(async () => {
      show([name, isOn])
      // The caller that saves says what went wrong.
      await save(name, isOn).catch(() => {})
    })
  return [ahead, choose]
}
