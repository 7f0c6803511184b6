import type { Page } from '@playwright/test'

type Walk = { seen: Set<Element>; faint: Set<Element> }
declare global {
  interface Window {
    walk: Walk
  }
}

/** Tabs through the page until it starts over, and reports which elements were never reached or showed no focus ring. */
export async function problemsByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(startWalk)
  // A time or date field has several tab stops: reaching the last element means all were visited.
  for (let rounds = 0; rounds < 30; rounds += 1) {
    // Sent together, twenty take half as long as one after the other.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')))
    if (await page.evaluate(() => document.activeElement === document.body)) break
    if ((await page.evaluate(missedStops)).length === 0) break
  }
  await page.keyboard.press('Tab')
  const missed = await page.evaluate(missedStops)
  const faint = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [...window.walk.faint].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
  return [...missed.map((stop) => `never reached: ${stop}`), ...faint.map((stop) => `focus not to be seen: ${stop}`)]
}

function startWalk() {
  // The ring may be drawn around the element, what stands for it, or the card that a link covers.
  const near = (element: Element) => {
    const found = [element, ...(element.nextElementSibling ? [element.nextElementSibling] : [])]
    for (let holder = element.parentElement; holder && found.length < 8; holder = holder.parentElement)
      found.push(holder)
    return found
  }
  const look = (element: Element) => {
    const { outline, boxShadow, borderColor } = getComputedStyle(element)
    return [outline, boxShadow, borderColor].join()
  }
  const walk: Walk = { seen: new Set(), faint: new Set() }
  window.walk = walk
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  let last: { element: Element; looks: Map<Element, string> } | undefined
  // By the next keypress, an animated ring has appeared.
  const remember = () => {
    const { activeElement } = document
    // Headings get the focus from the page, for screen readers; they are not tab stops.
    const isStop = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
    const looks = () => new Map(near(activeElement as HTMLElement).map((one) => [one, look(one)]))
    last = isStop ? { element: activeElement, looks: looks() } : undefined
  }
  addEventListener('keydown', remember, { capture: true })
  addEventListener('focusin', ({ target }) => {
    walk.seen.add(target as Element)
    if (!last || last.element === target) return
    // The ring of what is focused now says nothing about the one before.
    const others = [...last.looks].filter(([one]) => one !== target)
    if (others.every(([one, before]) => look(one) === before)) walk.faint.add(last.element)
  })
}

function missedStops(): string[] {
  const { seen } = window.walk
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=radio]:not(:checked), [inert] *') &&
    element.checkVisibility({ visibilityProperty: true })
  // A dialog traps the focus.
  const within = document.querySelector('[role=dialog][aria-modal=true]') ?? document
  const all = within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')
  return [...all]
    .filter((element) => isStop(element) && !seen.has(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}
