import type { Item } from './item.ts'

/** In points: how far from the outermost line of a page a running line may stand. */
const marginPoints = 16

const isPageNumber = /^page \d+(?:\s?\/\s?\d+)?$|^(?:.{0,40}[\s,|–—-])?page \d+ (?:of|\/) \d+$/i

/** The same under everything else: `1 of 2`, `Curriculum Vitae — Ann Lee — page 1`. */
const isPageFoot = /^(?:page\s?)?\d{1,2}\s?(?:of|\/)\s?\d{1,2}$|^.{0,60}[\s,|–—-]page\s?\d{1,2}$/i

/** What set the page signs it: `Made with JSON Resume`. */
const isColophon = /\b(?:made|built|created|generated) (?:with|by|using)\b.*\b(?:r[eé]sum[eé]|theme|cv)\b/i

/** `Curriculum vitae · Ann Lee` under everything: on top it would be the name. */
const isSignature = /^(?:curriculum vitae|r[eé]sum[eé]|cv)\s*[·•|–—-]\s*\p{Lu}[^,@\d]{3,50}$/iu

/** What applicants in Europe write under everything: `I hereby give consent for my personal data to be processed for the recruitment process`. */
const isConsent =
  /\bconsent (?:for|to)\b.*\bpersonal data\b|\bpersonal data\b.*\b(?:recruitment|GDPR|RODO)\b|\bRegulation \(EU\) 2016\/679\b/i

/** Without the lines that are repeated on top or at the bottom of every page, but for the first on top: it may be the name. */
export function withoutRunningLines(items: Item[]): Item[] {
  const pages = [...Map.groupBy(items, ({ page }) => page).values()]
  const outer = pages.flatMap((page) => {
    const [top, bottom] = [Math.min(...page.map(({ y }) => y)), Math.max(...page.map(({ y }) => y))]
    return page.filter(
      (item) =>
        (isScan(item) ? /[\p{L}\d]{2}/u : /\p{L}{2}/u).test(item.text) &&
        (item.y < top + marginPoints || item.y > bottom - marginPoints),
    )
  })
  const running = new Set<Item>()
  for (const alike of groupsOf(outer)) {
    const [first, ...others] = alike.toSorted((a, b) => a.page - b.page)
    if (!first || others.length === 0 || others.every(({ page }) => page === first.page)) continue
    for (const item of others) running.add(item)
    const bottom = Math.max(...items.filter(({ page }) => page === first.page).map(({ y }) => y))
    if (first.y > bottom - marginPoints) running.add(first)
  }
  for (const page of pages) {
    const bottom = Math.max(...page.map(({ y }) => y))
    const isSmall = smallIn(page)
    for (const item of page)
      if (item.y > bottom - marginPoints && (isPageFoot.test(item.text.trim()) || isSmall(item))) running.add(item)
  }
  const lowest = Math.max(...(pages.at(-1) ?? []).map(({ y }) => y))
  for (const item of pages.at(-1) ?? [])
    if (item.y > lowest - 1 && isSignature.test(item.text.trim())) running.add(item)
  const consents = items.filter(({ text }) => isConsent.test(text))
  const isLast = ({ page, y, size }: Item) => !items.some((item) => item.page === page && item.y > y + mostLines * size)
  return items.filter(
    (item) =>
      !running.has(item) &&
      !isPageNumber.test(item.text.trim()) &&
      !isColophon.test(item.text) &&
      !consents.some((consent) => consent === item || (isUnder(consent, item) && isLast(consent))),
  )
}

/** In heights of a line: a sentence under everything goes on in a few lines. */
const mostLines = 3.5

const isUnder = (first: Item, { page, x, y }: Item): boolean =>
  page === first.page && x >= first.x - 2 && y > first.y + 2 && y < first.y + mostLines * first.size

/** Of the usual size of a page, and of a line: what is smaller and stands apart under everything is not of the text. */
const smallShare = 0.8
const apartLines = 2.5

/** `© European Union, 2002–2026` under a scanned page: smaller than the text, and apart from it. */
function smallIn(page: Item[]): (item: Item) => boolean {
  if (!page.some(isScan)) return () => false
  const letters = page.flatMap(({ text, size }) => Array.from({ length: text.length }, () => size))
  const usual = letters.toSorted((a, b) => a - b)[Math.floor(letters.length / 2)] ?? 0
  return (item) =>
    isScan(item) &&
    item.size < smallShare * usual &&
    page.every(({ y }) => y > item.y - marginPoints / 2 || item.y - y > apartLines * usual)
}

const isScan = ({ font }: Item): boolean => font.startsWith('Scan')

/** In points: how far a line that is repeated may move from page to page of a scan. */
const scanPoints = 12

/** Texts that come back at one place; on a scan, where pages lie a little otherwise, near it, and whatever the number of the page. */
function groupsOf(items: Item[]): Item[][] {
  const positionKey = ({ text, x, y }: Item) => `${text.trim()} ${Math.round(x)} ${Math.round(y)}`
  const groups = [
    ...Map.groupBy(
      items.filter((item) => !isScan(item)),
      positionKey,
    ).values(),
  ]
  const scanned: Item[][] = []
  for (const item of items.filter(isScan)) {
    const group = scanned.find(([first]) => first && isRepeated(first, item))
    if (group) group.push(item)
    else scanned.push([item])
  }
  return [...groups, ...scanned]
}

const isRepeated = (one: Item, other: Item): boolean =>
  shapeOf(one.text) === shapeOf(other.text) &&
  Math.abs(one.x - other.x) < scanPoints &&
  Math.abs(one.y - other.y) < scanPoints

const shapeOf = (text: string): string => text.replace(/\d+/g, '0').replace(/[^\p{L}\d]/gu, '')
