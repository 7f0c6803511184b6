import type { Me } from '#contract/accounts.ts'
import type { ownLinks } from './own-links.ts'

type PageLink = { label: string; href: string }
type Mark = { id: string } & ReturnType<typeof ownLinks>

/**
 * Shows who is signed in, in the header of a pre-rendered page, also when that changes in another tab. Without a script, or an answer,
 * it invites as before.
 */
export function enhanceHeader() {
  const navs = [...document.querySelectorAll('header nav')].map((nav) => ({ nav, invites: nav.cloneNode(true) }))
  let shown: string | null = null
  let newest = 0
  const update = async () => {
    const asked = ++newest
    const me = readMark() ? await readMe() : null
    // Another tab may have gone on while this one waited.
    if (me === undefined || asked !== newest) return
    const mark = readMark()
    const own = mark && (JSON.parse(mark) as Mark)
    const next = own && own.id === me?.id ? mark : null
    if (next === shown) return
    shown = next
    for (const { nav, invites } of navs) {
      nav.replaceChildren(...invites.cloneNode(true).childNodes)
      if (own && next) offer(nav, own)
    }
  }
  void update()
  // The channel of `other-tabs.ts`; a browser without it hears of its storage.
  if ('BroadcastChannel' in window) new BroadcastChannel('glide-session').onmessage = update
  addEventListener('storage', update)
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  document.addEventListener('visibilitychange', () => document.hidden || update())
}

const readMark = () => localStorage.getItem('glide-signed-in')

/** Undefined where there was no answer. */
const readMe = (): Promise<Me | null | undefined> =>
  fetch('/api/session')
    .then((response) => response.json() as Promise<{ me?: Me | null }>)
    .then(({ me }) => me)
    .catch(() => undefined)

function offer(nav: Element, { links, action }: Mark) {
  nav.querySelector('a[href="/talent-intake"]')?.remove()
  show(nav.querySelector<HTMLAnchorElement>('a[href="/login"]'), links[0])
  show(nav.querySelector<HTMLAnchorElement>(':scope > a:last-child'), action)
}

function show(link: HTMLAnchorElement | null, shown: PageLink | undefined) {
  if (!link || !shown) return
  link.textContent = shown.label
  link.href = shown.href
}
