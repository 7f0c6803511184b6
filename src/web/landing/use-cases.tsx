import { useCases } from '../content.ts'
import { Section } from './section.tsx'
import { useCaseDrawings } from './use-case-drawings.tsx'
import classes from './use-cases.module.css'

export function UseCases() {
  return (
    <Section id="fits" title={useCases.title} lead={useCases.lead}>
      <ul className={classes.cases}>
        {useCases.cases.map(({ drawing, title, text }) => (
          <li key={title} className={classes.case}>
            {useCaseDrawings[drawing]}
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
