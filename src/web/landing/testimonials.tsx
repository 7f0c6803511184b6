import { testimonials } from '../content.ts'
import { SampleMark } from './sample-mark.tsx'
import { Section } from './section.tsx'
import classes from './testimonials.module.css'

export function Testimonials() {
  return (
    <Section title={testimonials.title} mark={<SampleMark of={testimonials} />} lead={testimonials.lead}>
      <ul className={classes.quotes}>
        {testimonials.quotes.map(({ text, role, firm }) => (
          <li key={text}>
            <figure className={classes.quote}>
              <blockquote className={classes.text}>“{text}”</blockquote>
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
