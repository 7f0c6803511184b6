import { invalidEmailMessage, missingEmailMessage } from '#domain/accounts/email.ts'
import { networkMessage } from '../api.ts'
import { support } from '../content.ts'
import { pageButton } from '../ui/page-button.tsx'
import classes from './lead-form.module.css'
import { LeadThanks } from './lead-thanks.tsx'

/**
 * The email form of "Get Support Now". It works without a script; enhance-lead-form.ts avoids the page change.
 * `fax` is a honeypot: nobody sees it, so only bots fill it in.
 */
export function LeadForm({ email = '', message = '' }: { email?: string; message?: string }) {
  return (
    <div data-lead>
      <form
        action="/leads"
        method="post"
        className={classes.form}
        data-missing={missingEmailMessage}
        data-invalid={invalidEmailMessage}
        data-offline={networkMessage}
      >
        <label htmlFor="lead-email" className="g-visually-hidden">
          {support.label}
        </label>
        <input
          id="lead-email"
          className={classes.input}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={support.placeholder}
          defaultValue={email}
          aria-describedby="lead-error"
          aria-invalid={message ? true : undefined}
        />
        <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" className={classes.trap} />
        <button type="submit" className={pageButton('filled', 'lg')} data-working={support.working}>
          {support.action}
        </button>
        <p id="lead-error" className={classes.error} role="alert">
          {message}
        </p>
      </form>
      <div hidden data-lead-thanks>
        <LeadThanks />
      </div>
    </div>
  )
}
