import type { Page } from '@playwright/test'

const person = 'Maria Krishnamoorthy Venkataramanappa-Wolfeschlegel'
const firm = 'Krishnamoorthy Venkataramanappa Wolfeschlegel & Associates LLP'
const title = 'Intercompany reconciliations and administrative recharacterization'
const isFullName = /^\p{Lu}[\p{L}'’.-]+( [\p{L}'’.-]+)+$/u

/** What the server says, as if everybody, every firm and every project had a long name. */
function withLongNames(value: unknown, key = '', of: object = {}): unknown {
  if (Array.isArray(value)) return value.map((one) => withLongNames(one, key, of))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, withLongNames(one, inner, value)]))
  if (typeof value !== 'string' || value === '') return value
  if (key === 'firm') return firm
  if (key === 'title') return title
  // Lines of a score and what to loosen are known by their names.
  const isPerson = ['name', 'talent'].includes(key) && !('contribution' in of) && !('removed' in of)
  return isPerson && isFullName.test(value) ? person : value
}

/** Shows long names in lists and cards of people, firms and projects. */
export const showLongNames = (page: Page) =>
  page.route(/\/api\/(talent|projects|engagements|candidates|all-projects|all-engagements)\b/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: withLongNames(await response.json()) })
  })

/** Words that go on in the next line, or end beyond the edge of what holds them. An email address may break anywhere. */
export const tornWords = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(within)
    .first()
    .evaluate((part) => {
      const isCutAt = (element: Element | null, right: number): boolean =>
        element !== null &&
        ((getComputedStyle(element).overflowX !== 'visible' && right > element.getBoundingClientRect().right + 1) ||
          isCutAt(element.parentElement, right))
      const torn: string[] = []
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const holder = text.parentElement
        if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('.g-visually-hidden')) continue
        for (const { 0: word, index } of text.data.matchAll(/[^\s/·–—-]+/g)) {
          if (/[@.]\w/.test(word)) continue
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          const isTorn = new Set(lines.map(({ top }) => Math.round(top))).size > 1
          if (isTorn || lines.some(({ right }) => isCutAt(holder, right))) torn.push(`${word} in ${text.data}`)
        }
      }
      return torn
    })
