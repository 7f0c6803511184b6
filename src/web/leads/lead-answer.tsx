import { support } from '../content.ts'
import { PublicPage } from '../shells/public-page.tsx'
import classes from './lead-answer.module.css'
import { LeadForm } from './lead-form.tsx'
import { LeadThanks } from './lead-thanks.tsx'

type Answer = { year: string } & (
  | { email: string; emailInQuery: string; message?: undefined }
  | { email: string; message: string }
)

/** The page shown after posting the form without a script: thanks, or the form again with its errors. */
export function LeadAnswer({ year, ...answer }: Answer) {
  return (
    <PublicPage year={year}>
      <section className={classes.answer}>
        <h1 className={classes.title}>{support.title}</h1>
        {answer.message === undefined ? <LeadThanks {...answer} /> : <LeadForm {...answer} />}
        <p className={classes.back}>
          <a href="/" className="g-link">
            {support.thanks.back}
          </a>
        </p>
      </section>
    </PublicPage>
  )
}
