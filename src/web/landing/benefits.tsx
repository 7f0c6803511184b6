import { benefits } from '../content.ts'
import { benefitDrawings } from './benefit-drawings.tsx'
import classes from './benefits.module.css'
import { Section } from './section.tsx'

export function Benefits() {
  return (
    <Section id="why-glide" title={benefits.title} lead={benefits.lead} ground="sunken">
      <ul className={classes.cards}>
        {benefits.cards.map(({ drawing, topic, title, text }) => (
          <li key={topic} className={classes.card}>
            <div className={classes.copy}>
              <p className={classes.topic}>{topic}</p>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
            {benefitDrawings[drawing]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
