import type { Item } from './item.ts'

/** In points: how far from the outermost line of a page a running line may stand. */
const marginPoints = 16

const isPageNumber = /^page \d+$|^(?:.{0,40}[\s,|–—-])?page \d+ (?:of|\/) \d+$/i

/** What set the page signs it: `Made with JSON Resume`. */
const isColophon = /\b(?:made|built|created|generated) (?:with|by|using)\b.*\b(?:r[eé]sum[eé]|theme|cv)\b/i

/** `Curriculum vitae · Ann Lee` under everything: on top it would be the name. */
const isSignature = /^(?:curriculum vitae|r[eé]sum[eé]|cv)\s*[·•|–—-]\s*\p{Lu}[^,@\d]{3,50}$/iu

/** Without the lines that are repeated on top or at the bottom of every page, but for the first on top: it may be the name. */
export function withoutRunningLines(items: Item[]): Item[] {
  const pages = [...Map.groupBy(items, ({ page }) => page).values()]
  const outer = pages.flatMap((page) => {
    const [top, bottom] = [Math.min(...page.map(({ y }) => y)), Math.max(...page.map(({ y }) => y))]
    return page.filter(({ text, y }) => /\p{L}{2}/u.test(text) && (y < top + marginPoints || y > bottom - marginPoints))
  })
  const positionKey = ({ text, x, y }: Item) => `${text.trim()} ${Math.round(x)} ${Math.round(y)}`
  const running = new Set<Item>()
  for (const alike of Map.groupBy(outer, positionKey).values()) {
    const [first, ...others] = alike.toSorted((a, b) => a.page - b.page)
    if (!first || others.length === 0 || others.every(({ page }) => page === first.page)) continue
    for (const item of others) running.add(item)
    const bottom = Math.max(...items.filter(({ page }) => page === first.page).map(({ y }) => y))
    if (first.y > bottom - marginPoints) running.add(first)
  }
  const lowest = Math.max(...(pages.at(-1) ?? []).map(({ y }) => y))
  for (const item of pages.at(-1) ?? [])
    if (item.y > lowest - 1 && isSignature.test(item.text.trim())) running.add(item)
  return items.filter(
    (item) => !running.has(item) && !isPageNumber.test(item.text.trim()) && !isColophon.test(item.text),
  )
}
