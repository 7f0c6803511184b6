import { createContext, useContext } from 'react'
import { isUnder } from './edited.ts'
import type { ProfileEditorState } from './use-profile-editor.ts'

export const EditorContext = createContext<ProfileEditorState | undefined>(undefined)

export function useEditor(): ProfileEditorState {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no profile being edited here.')
  return editor
}

/** One field of the form, by its path: what is wrong with it, and whether its reader was unsure of it. */
export function useField(path: string) {
  const { errors, edited, confirm, leave } = useEditor()
  return {
    error: errors[path],
    isUnsure: edited.checks.some((check) => isUnder(`profile.${check.path}`, path)),
    confirm: () => confirm(path),
    props: { 'data-path': path, error: errors[path], onBlur: () => leave(path) },
  }
}
