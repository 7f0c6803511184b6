import classes from './opening.module.css'

const tips = [
  'Never pay to apply, train or start.',
  'Keep tax IDs, bank details and client files out of cover letters and emails.',
  'Agree on scope, hours and rate in writing before the first day.',
  'If a buyer asks for a password or money, contact us before you reply.',
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
