/** Leads to a field by its path once it is drawn: a folded entry opens first when something in it is wrong. */
export function focusOn(path: string | undefined) {
  if (path === undefined) return
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const parts = path.split('.')
      const fields = parts.map((_, index) => `[data-path="${parts.slice(0, parts.length - index).join('.')}"]`)
      const field = fields.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
      field?.focus()
    }),
  )
}
