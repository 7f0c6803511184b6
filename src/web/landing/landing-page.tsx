import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { about, hero, howItWorks, services, statistics, talentCall } from '../content.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { GlidePath } from './glide-path.tsx'
import classes from './landing-page.module.css'

export function LandingPage() {
  return (
    <PublicPage hasTagline>
      <section className={classes.hero}>
        <h1 className={classes.headline}>{hero.headline}</h1>
        <p className={classes.lead}>{hero.lead}</p>
        <div className={classes.actions}>
          <Button component={Link} to={hero.buyers.to} size="lg">
            {hero.buyers.label}
          </Button>
          <Button component={Link} to={hero.talent.to} size="lg" variant="default">
            {hero.talent.label}
          </Button>
        </div>
        <p className={classes.promise}>{hero.promise}</p>
        <GlidePath />
      </section>
      <dl className={classes.statistics}>
        {statistics.map(({ figure, label }) => (
          <div key={label}>
            <dt className="g-visually-hidden">{label}</dt>
            <dd className={`${classes.figure} g-double-rule`}>{figure}</dd>
            <dd aria-hidden="true">{label}</dd>
          </div>
        ))}
      </dl>
      <section id="how" className={classes.section}>
        <h2>{howItWorks.title}</h2>
        <p className={classes.sectionLead}>{howItWorks.lead}</p>
        <ol className={classes.steps}>
          {howItWorks.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="features" className={classes.section}>
        <h2>{services.title}</h2>
        <p className={classes.sectionLead}>{services.lead}</p>
        <ul className={classes.services}>
          {services.categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
      </section>
      <section id="about" className={classes.section}>
        <h2>{about.title}</h2>
        <p className={classes.sectionLead}>{about.text}</p>
      </section>
      <section id="talent" className={classes.section}>
        <h2>{talentCall.title}</h2>
        <p className={classes.sectionLead}>{talentCall.text}</p>
        <Button component={Link} to={talentCall.action.to} variant="default" className={classes.call}>
          {talentCall.action.label}
        </Button>
      </section>
    </PublicPage>
  )
}
