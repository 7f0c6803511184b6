let isEdited = false

/** Has anything been typed or chosen on this page? Then it isn't left without asking. What is chosen by a click tells no window: its form notes it. */
export const pageEdits = {
  read: () => isEdited,
  note: () => {
    isEdited = true
  },
  forget: () => {
    isEdited = false
  },
}
