import classes from './next-steps.module.css'

const steps = [
  { title: 'Verify your email', text: 'We mail you a link and a code.' },
  { title: 'Sign in', text: 'With your email and password.' },
  { title: 'Post your first project or browse talent', text: 'We reply with a shortlist.' },
] as const

/** What follows registration, on the way down to the double rule. */
export function NextSteps() {
  return (
    <>
      <svg className={classes.path} viewBox="0 0 384 104" fill="none" aria-hidden="true">
        <path d="M0 12.5h384M0 35.5h384M0 58.5h384M0 81.5h384" stroke="var(--g-rule)" />
        <path d="M256 92.5h128M256 98.5h128" stroke="var(--g-ink)" />
        <path d="M4 5C90 62 190 92.5 384 92.5" stroke="var(--g-green)" strokeWidth="2" strokeLinecap="round" />
        <g fill="var(--g-paper)" stroke="var(--g-green)" strokeWidth="2">
          <circle cx="24" cy="17.8" r="7" />
          <circle cx="162" cy="71.5" r="7" />
          <circle cx="300" cy="90" r="7" />
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
