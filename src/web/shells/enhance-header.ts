import type { Me } from '#contract/accounts.ts'
import { mayBeSignedIn } from '../signed-in-mark.ts'
import { ownLinks } from './own-links.ts'

/** Shows who is signed in, in the header of a pre-rendered page. Without a script, or an answer, it invites as before. */
export async function enhanceHeader() {
  if (!mayBeSignedIn()) return
  const response = await fetch('/api/session')
  const { me } = (await response.json()) as { me: Me | null }
  if (!me) return
  const { links, action } = ownLinks(me)
  for (const nav of document.querySelectorAll('header nav')) {
    nav.querySelector('a[href="/talent-intake"]')?.remove()
    show(nav.querySelector<HTMLAnchorElement>('a[href="/login"]'), links[0])
    show(nav.querySelector<HTMLAnchorElement>(':scope > a:last-child'), action)
  }
}

function show(link: HTMLAnchorElement | null, shown: { label: string; href: string } | undefined) {
  if (!link || !shown) return
  link.textContent = shown.label
  link.href = shown.href
}
