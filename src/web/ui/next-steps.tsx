import classes from './next-steps.module.css'

export type NextStep = { title: string; text: string }

const stops = [
  { x: 24, y: 17.8 },
  { x: 162, y: 71.5 },
  { x: 300, y: 90 },
] as const

/** The next steps; those in progress are filled. */
export function NextSteps({ steps, reached = 0 }: { steps: readonly NextStep[]; reached?: number }) {
  return (
    <>
      <svg className={classes.path} viewBox="0 0 384 104" fill="none" aria-hidden="true">
        <path d="M0 12.5h384M0 35.5h384M0 58.5h384M0 81.5h384" stroke="var(--g-rule)" />
        <path d="M256 92.5h128M256 98.5h128" stroke="var(--g-ink)" />
        <path d="M4 5C90 62 190 92.5 384 92.5" stroke="var(--g-green)" strokeWidth="2" strokeLinecap="round" />
        <g stroke="var(--g-green)" strokeWidth="2">
          {stops.toSpliced(1, stops.length - steps.length).map(({ x, y }, step) => (
            <circle key={x} cx={x} cy={y} r="7" fill={step < reached ? 'var(--g-green)' : 'var(--g-paper)'} />
          ))}
        </g>
      </svg>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
