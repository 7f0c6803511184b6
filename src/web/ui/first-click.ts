/** For a button whose place is taken by another once it was pressed: the second click of a double click isn't meant for that one. */
export const firstClick =
  (onFirst: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) onFirst()
  }
