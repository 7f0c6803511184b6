const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether a key pressed here writes text, rather than being free for a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea, select, [contenteditable]')
  return field instanceof HTMLInputElement ? !withoutText.includes(field.type) : field !== null
}
