/** Whether two spellings differ in so many letters at most; two letters the wrong way round are one difference. */
function areAlike(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return (last[b.length] ?? 0) <= limit
}

/** Words that look like a misspelled program but are none. */
const ordinary = new Set(
  'access accessed process express excess expense expensive payroll paychecks paycheck planned playful tables trinity stripes shopping shops avatar network networks suites foundry workdays squares waves canopies concurs hyper visits ledger ledgers checks drakes numerics reports reporting account accounts'.split(
    ' ',
  ),
)

/** The known word that a misspelled one must have meant, or undefined. Short words are too alike to tell. */
export function correctionIn(known: readonly string[]): (word: string) => string | undefined {
  const answers = new Map<string, string | undefined>()
  return (word) => {
    if (word.length < 6 || ordinary.has(word)) return undefined
    if (!answers.has(word)) {
      const alike = known.filter((one) => one[0] === word[0] && areAlike(word, one, one.length >= 10 ? 2 : 1))
      answers.set(word, alike.length === 1 ? alike[0] : undefined)
    }
    return answers.get(word)
  }
}
