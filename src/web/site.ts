import { fillIns } from '#contract/fill-ins.ts'

/** What the operator of this installation has set, and no build can know: the server writes it into every page. */
const setting = (name: string, fillIn: string): string =>
  typeof document === 'undefined'
    ? fillIn
    : (document.querySelector<HTMLMetaElement>(`meta[name="glide:${name}"]`)?.content ?? '')

export const site = {
  supportEmail: setting('support-email', fillIns.supportEmail),
  /** Can anyone book an intro call here? Nothing may promise one otherwise. */
  hasIntroCalls: setting('scheduling', fillIns.scheduling) !== 'none',
}
