import { createContext, useContext } from 'react'
import { isUnder } from '../ui/field-path.ts'
import type { EditedPath } from './edited.ts'
import type { ProfileEditorState } from './use-profile-editor.ts'

export const EditorContext = createContext<ProfileEditorState | undefined>(undefined)

export function useEditor(): ProfileEditorState {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no profile being edited here.')
  return editor
}

/** One field of the form, by its path: what is in it, what is wrong with it, and whether its reader was unsure of it. */
export function useField<Path extends EditedPath>(path: Path) {
  const { form, edited, confirm } = useEditor()
  return {
    props: form.getInputProps(path),
    set: (value: Parameters<typeof form.setValue<Path>>[1]) => form.setValue(path, value),
    isUnsure: edited.checks.some((check) => isUnder(`profile.${check.path}`, path)),
    confirm: () => confirm(path),
  }
}
