import { howItWorks } from '../content.ts'
import classes from './how-it-works.module.css'
import { Section } from './section.tsx'

/** Where the path passes over the left edge of each of the four columns. */
const stops = [
  [16, 15.8],
  [322, 104.5],
  [628, 155.2],
  [934, 178.9],
] as const

/** Four steps on a path that flattens and lands on the double rule. */
export function HowItWorks() {
  return (
    <Section id="how" title={howItWorks.title} lead={howItWorks.lead}>
      <svg className={classes.path} viewBox="0 0 1200 192" fill="none" aria-hidden="true">
        {[20, 40, 60, 80, 100, 120, 140, 160].map((y) => (
          <path key={y} d={`M0 ${y}.5h1200`} stroke="var(--g-rule)" />
        ))}
        <path d="M16.5 0v184M322.5 0v184M628.5 0v184M934.5 0v184" stroke="var(--g-rule)" />
        <path d="M934 184.5h266M934 189.5h266" stroke="var(--g-ink)" />
        <path d="M0 10C300 120 640 184 1200 184.5" stroke="var(--g-green)" strokeWidth="2" />
        {stops.map(([x, y], index) => {
          const isLast = index === stops.length - 1
          return (
            <g key={x}>
              <circle
                cx={x}
                cy={y}
                r="16"
                fill={isLast ? 'var(--g-green)' : 'var(--g-paper)'}
                stroke="var(--g-green)"
                strokeWidth="1.5"
              />
              <text
                x={x}
                y={y + 5.5}
                textAnchor="middle"
                className={classes.number}
                fill={isLast ? 'var(--g-on-green)' : 'var(--g-ink)'}
              >
                {index + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <ol className={classes.steps}>
        {howItWorks.steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.badge} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
