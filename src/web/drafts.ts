const prefix = 'glide-draft:'

/** What someone is writing, kept on this device until it is sent or they sign out: a session may end before that. */
export const saveDraft = (name: string, draft: unknown) => localStorage.setItem(prefix + name, JSON.stringify(draft))

export const readDraft = (name: string): unknown => JSON.parse(localStorage.getItem(prefix + name) ?? 'null')

export const forgetDraft = (name: string) => localStorage.removeItem(prefix + name)

export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
