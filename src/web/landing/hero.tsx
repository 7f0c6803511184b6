import { IconClock } from '@tabler/icons-react'
import { hero } from '../content.ts'
import { PageButton } from '../ui/page-button.tsx'
import classes from './hero.module.css'
import { Shortlist } from './shortlist.tsx'

export function Hero() {
  return (
    <section id="hero" className={classes.hero} aria-labelledby="headline">
      <div className={classes.text}>
        <h1 id="headline" className={classes.headline}>
          {hero.headline}
        </h1>
        <p className={classes.lead}>{hero.lead}</p>
        <div className={classes.actions}>
          <PageButton {...hero.buyers} look="filled" size="lg" />
          <PageButton {...hero.why} size="lg" />
        </div>
        <p className={classes.promise}>
          <IconClock size={16} stroke={1.5} aria-hidden />
          {hero.promise}
        </p>
      </div>
      <div className={classes.ground}>
        <Shortlist />
      </div>
    </section>
  )
}
