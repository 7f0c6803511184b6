import classes from './opening.module.css'

const tips = [
  'Never pay to apply, to be trained or to start.',
  'Keep tax numbers, bank details and client files out of letters and mails.',
  'Agree on scope, hours and rate in writing before the first day.',
  'A buyer asks for a password or for money? Write to us before you answer.',
]

export function SafetyTips() {
  return (
    <section className={classes.panel}>
      <h2>Safety Tips</h2>
      <ul className={classes.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
