const prefix = 'glide-draft:'

/** Drafts, kept on this device until they are sent or the person signs out, because a session may expire first. */
export const saveDraft = (name: string, draft: unknown) => localStorage.setItem(prefix + name, JSON.stringify(draft))

export const readDraft = (name: string): unknown => JSON.parse(localStorage.getItem(prefix + name) ?? 'null')

export const forgetDraft = (name: string) => localStorage.removeItem(prefix + name)

export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
