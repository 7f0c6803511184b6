import { enhanceLeadForm } from './leads/enhance-lead-form.ts'
import { enhanceHeader } from './shells/enhance-header.ts'
import { closeMenus } from './ui/close-menus.ts'

/** The whole script of the pre-rendered pages. They are complete without it. */

const hero = document.getElementById('hero')
if (hero)
  new IntersectionObserver((changes) => {
    // A busy browser tells of several changes at once; the last is how it is now.
    document.documentElement.toggleAttribute('data-past-hero', !changes.at(-1)?.isIntersecting)
  }).observe(hero)

enhanceHeader()

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) enhanceLeadForm(root)

closeMenus()

// Where a visit began, in case it leads to an application (intake/entry.ts).
sessionStorage.talent_entry ??= JSON.stringify([location.search, document.referrer])
