import { support } from '../content.ts'
import { pageButton } from '../ui/page-button.tsx'
import classes from './lead-form.module.css'

const { thanks } = support

/** Thanks, and a link to continue with the address filled in. */
export function LeadThanks({ email = '', emailInQuery = '' }: { email?: string; emailInQuery?: string }) {
  return (
    <>
      <p className={classes.thanksTitle} tabIndex={-1}>
        {thanks.title}
      </p>
      <p className={classes.thanksText}>
        {thanks.text} <b>{email}</b>. {thanks.next}
      </p>
      <a href={`${thanks.action.href}#email=${emailInQuery}`} className={pageButton('filled', 'lg')}>
        {thanks.action.label}
      </a>
    </>
  )
}
