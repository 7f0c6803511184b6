import { faqs } from '../content.ts'
import classes from './faqs.module.css'

/** Each question opens by itself, without a script; the first one is open. */
export function Faqs() {
  return (
    <section id="faqs" className={classes.section} aria-labelledby="faqs-title">
      <div className={classes.inner}>
        <h2 id="faqs-title" className={classes.title}>
          {faqs.title}
        </h2>
        <div className={classes.items}>
          {faqs.items.map(({ question, answer }, index) => (
            <details key={question} className={classes.item} open={index === 0}>
              <summary>
                {question}
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M4 10h12" />
                  <path d="M10 4v12" />
                </svg>
              </summary>
              <p className={classes.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
