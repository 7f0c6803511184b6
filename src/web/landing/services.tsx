import { services } from '../content.ts'
import { Section } from './section.tsx'
import classes from './services.module.css'

export function Services() {
  return (
    <Section id="features" title={services.title} lead={services.lead}>
      <ul className={classes.categories}>
        {services.categories.map(({ title, tasks }) => (
          <li key={title} className={classes.category}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.tasks}>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
