/** After these a period doesn't end a sentence. */
const abbreviated =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Sr|Jr|Inc|Corp|Ltd|Co|St|No|approx|vs|dept|e\.g|i\.e|incl|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)|(?:^|[\s(])(?:[A-Z]\.)*[A-Z])\.$/

/** What someone adds about the sentence before: it has no subject of its own. */
const afterthought =
  /^(?:(?:but |though |although |still,? )?(?:I |we )?(?:had|have|has|got) (?:no|never)\b|no (?:login|filings?|hands|access|returns|work)\b|(?:data entry|view|read|look-?ups?|reports?|viewing|reading)[- ]?only\b|(?:never|not) (?:on my own|hands|independently|alone|my)|always (?:with|under)|under (?:close )?(?:supervision|guidance)|with (?:guidance|help|supervision)|(?:others|someone else|somebody else|colleagues|another team|they) (?:did|prepared|filed|handled|kept|used|worked|entered|posted)|that was (?:years|long)|(?:I )?(?:only|just|merely) (?:watched|observed|read|saw|looked|entered|typed|scanned)|I (?:did|do|have) not\b|I (?:didn|don|haven)[’']t\b)/i

/** The sentences of a text, with what belongs to the one before joined to it by a semicolon. */
export function sentencesOf(text: string): string[] {
  const pieces = text
    .split(/\n+|\s[•·▪●|]\s|^[•·▪●-]\s|(?<=[.!?])["”]?\s+(?=[\p{Lu}\d“"'(])/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const sentences: string[] = []
  for (const piece of pieces) {
    const before = sentences.at(-1)
    if (before && abbreviated.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`
    else if (before && afterthought.test(piece))
      sentences[sentences.length - 1] = `${before.replace(/\.$/, '')}; ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

export type Clause = { text: string; from: number }

const breaks =
  /;\s*|\s[–—-]\s|(?<=^(?:while|although|though|even though|even if) [^,;]*),\s+(?=(?:I|my|we|our)\b)|,?\s+(?:(?<!\b(?:everything|anything|all|nothing) )but|though|although|whereas|while(?= (?:I|my|we|the|others|another|colleagues)\b)|however|except for)\s+|,\s+(?=(?:not|never|no|nothing|without|though|only|just) )|\.\s+/gi

/** The parts of a sentence that can say different things about what they mention. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { 0: mark, index } of sentence.matchAll(breaks)) {
    if (index > from) clauses.push({ text: sentence.slice(from, index), from })
    from = index + mark.length
    // The word that turned the sentence belongs to what follows it, so that `, not Lacerte` stays a denial.
    if (/except/i.test(mark)) from = index + mark.search(/except/i)
  }
  if (from < sentence.length) clauses.push({ text: sentence.slice(from), from })
  return clauses
}
