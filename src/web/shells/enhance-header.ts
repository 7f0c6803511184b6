import type { Me } from '#contract/accounts.ts'
import type { ownLinks } from './own-links.ts'

type PageLink = { label: string; href: string }

/** Shows who is signed in, in the header of a pre-rendered page. Without a script, or an answer, it invites as before. */
export async function enhanceHeader() {
  const mark = localStorage.getItem('glide-signed-in')
  if (!mark) return
  const response = await fetch('/api/session')
  const { me } = (await response.json()) as { me: Me | null }
  const { id, links, action } = JSON.parse(mark) as { id: string } & ReturnType<typeof ownLinks>
  if (me?.id !== id) return
  for (const nav of document.querySelectorAll('header nav')) {
    nav.querySelector('a[href="/talent-intake"]')?.remove()
    show(nav.querySelector<HTMLAnchorElement>('a[href="/login"]'), links[0])
    show(nav.querySelector<HTMLAnchorElement>(':scope > a:last-child'), action)
  }
}

function show(link: HTMLAnchorElement | null, shown: PageLink | undefined) {
  if (!link || !shown) return
  link.textContent = shown.label
  link.href = shown.href
}
