import { getTalent } from '../content.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { Figure } from '../ui/figure.tsx'
import { PageButton } from '../ui/page-button.tsx'
import classes from './case-studies-page.module.css'
import { caseStudies } from './studies.ts'

export function CaseStudiesPage({ year }: { year: string }) {
  return (
    <PublicPage year={year}>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1 className={classes.title}>{caseStudies.title}</h1>
          <p className={classes.lead}>{caseStudies.lead}</p>
          <p className={classes.note}>{caseStudies.note}</p>
        </header>
        {caseStudies.studies.map(({ kind, title, firm, need, work, figures }) => (
          <article key={title} className={classes.study}>
            <div>
              <p className={classes.kind}>{kind}</p>
              <h2 className={classes.name}>{title}</h2>
              <p className={classes.firm}>{firm}</p>
            </div>
            <div className={classes.story}>
              <h3>What was needed</h3>
              <p>{need}</p>
              <h3>What was done</h3>
              <p>{work}</p>
              <dl className={classes.figures}>
                {figures.map((one) => (
                  <Figure key={one.label} {...one} />
                ))}
              </dl>
            </div>
          </article>
        ))}
        <p className={classes.call}>
          <PageButton {...getTalent} look="filled" size="lg" />
        </p>
      </div>
    </PublicPage>
  )
}
