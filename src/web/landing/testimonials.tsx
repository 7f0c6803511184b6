import { testimonials } from '../content.ts'
import { Section } from './section.tsx'
import classes from './testimonials.module.css'

export function Testimonials() {
  return (
    <Section title={testimonials.title} lead={testimonials.lead}>
      <ul className={classes.quotes}>
        {testimonials.quotes.map(({ words, role, firm }) => (
          <li key={words}>
            <figure className={classes.quote}>
              <blockquote className={classes.words}>“{words}”</blockquote>
              <figcaption className={classes.who}>
                <b>{role}</b>
                <span>{firm}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
