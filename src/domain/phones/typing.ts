type Edit = { value: string; caret: number; isForward: boolean }

const isSign = (character: string) => /[\d+]/.test(character)
const signsIn = (text: string) => [...text].filter(isSign).length

/**
 * What a formatted field shows after an edit, and where its caret goes: behind the same digit. Deleting a bracket or space deletes
 * the digit beside it; otherwise the key would seem stuck.
 */
export function typeFormatted(before: string, edit: Edit, format: (typed: string) => string) {
  const { value, caret } = withDigitDeleted(before, edit)
  const shown = format(value)
  return { typed: value, shown, caret: positionBefore(shown, signsIn(value.slice(caret))) }
}

function withDigitDeleted(before: string, { value, caret, isForward }: Edit) {
  const isOnlyFormat = value.length < before.length && signsIn(value) === signsIn(before)
  if (!isOnlyFormat) return { value, caret }
  const characters = [...value]
  const digit = isForward
    ? characters.findIndex((character, index) => index >= caret && isSign(character))
    : characters.findLastIndex((character, index) => index < caret && isSign(character))
  if (digit < 0) return { value, caret }
  return { value: characters.toSpliced(digit, 1).join(''), caret: isForward ? caret : digit }
}

/** Directly behind a digit, with this many left after it. */
function positionBefore(shown: string, signsLeft: number): number {
  if (signsLeft === 0) return shown.length
  let position = shown.length
  for (let left = signsLeft; left > 0 && position > 0; position--) if (isSign(shown[position - 1] as string)) left--
  while (position > 0 && !isSign(shown[position - 1] as string)) position--
  return position
}
