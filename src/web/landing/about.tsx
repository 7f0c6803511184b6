import { brand } from '#domain/brand.ts'
import { about } from '../content.ts'
import { Figure } from '../ui/figure.tsx'
import classes from './about.module.css'
import { BooksDrawing } from './books-drawing.tsx'
import { SampleMark } from './sample-mark.tsx'

export function About({ hasStory }: { hasStory: boolean }) {
  return (
    <section id="about" className={classes.band} aria-labelledby="about-title">
      <div className={classes.inner}>
        <div>
          <h2 id="about-title" className={classes.title}>
            {hasStory ? about.title : about.titleAlone}
            {hasStory && <SampleMark of={about} />}
          </h2>
          <p className={classes.text}>{hasStory ? about.text : brand.tagline}</p>
          <dl className={classes.figures}>
            {about.figures.map((one) => (
              <Figure key={one.label} {...one} />
            ))}
          </dl>
        </div>
        <BooksDrawing />
      </div>
    </section>
  )
}
