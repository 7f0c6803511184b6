export type Toast = {
  kind: 'success' | 'warning' | 'error'
  /** Of those with one name, the last is shown. */
  name?: string
  title: string
  /** May come later than the rest. */
  detail?: string | Promise<string | undefined>
  onRetry?: () => void
  /** Offers "Undo" for as long as it is possible. */
  undo?: { seconds: number; onUndo: () => void }
}

let isWanted = false
const listeners = new Set<() => void>()

/** Toasts are loaded with the first one, so that pages without any stay light. */
export const toastsWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isWanted,
}

async function notify(toast: Toast) {
  const doneAt = Date.now()
  isWanted = true
  for (const listener of listeners) listener()
  const { showToast } = await import('./toasts.tsx')
  showToast(toast, doneAt)
}

export const notifySuccess = (title: string, more: Pick<Toast, 'detail' | 'undo'> = {}) =>
  void notify({ kind: 'success', title, ...more })

/** A warning; stays until closed. */
export const notifyWarning = (title: string, more: { detail?: string } = {}) =>
  void notify({ kind: 'warning', title, ...more })

/** Stays until closed. With `onRetry` it offers "Try again". */
export const notifyError = (title: string, more: Pick<Toast, 'name' | 'onRetry'> & { detail?: string } = {}) =>
  void notify({ kind: 'error', title, ...more })

/** Hides toasts that no longer apply: the one of a name, or all. */
export const clearToasts = async (name?: string) => {
  if (isWanted) (await import('./toasts.tsx')).clearToasts(name)
}
