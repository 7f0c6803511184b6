import { PublicPage } from '../shells/public-page.tsx'
import classes from './document.module.css'

/** A text of sections: each part is a paragraph, or a list when it is an array. */
export type DocumentText = {
  title: string
  description: string
  lead: string
  note?: string
  sections: { title: string; parts: (string | string[])[] }[]
}

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** A long text with its table of contents next to it. */
export function DocumentPage({ year, text }: { year: string; text: DocumentText }) {
  return (
    <PublicPage year={year}>
      <article className={classes.document}>
        <header className={classes.head}>
          <h1 className={classes.title}>{text.title}</h1>
          <p className={classes.lead}>{text.lead}</p>
          {text.note && <p className={classes.note}>{text.note}</p>}
        </header>
        <nav className={classes.contents} aria-label="On this page">
          <ol>
            {text.sections.map(({ title }) => (
              <li key={title}>
                <a href={`#${idOf(title)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.body}>
          {text.sections.map(({ title, parts }) => (
            <section key={title} id={idOf(title)} className={classes.section}>
              <h2>{title}</h2>
              {parts.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <ul key={part[0]}>
                    {part.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </article>
    </PublicPage>
  )
}
