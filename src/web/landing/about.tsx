import { about } from '../content.ts'
import { Figure } from '../ui/figure.tsx'
import classes from './about.module.css'
import { BooksDrawing } from './books-drawing.tsx'

export function About() {
  return (
    <section id="about" className={classes.band} aria-labelledby="about-title">
      <div className={classes.inner}>
        <div>
          <h2 id="about-title" className={classes.title}>
            {about.title}
          </h2>
          <p className={classes.text}>{about.text}</p>
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
