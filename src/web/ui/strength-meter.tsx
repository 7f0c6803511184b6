import { passwordStrength, strengthWords } from '#domain/accounts/password.ts'
import classes from './strength-meter.module.css'

type Props = { value: string; minimum: number; personal?: string[] }

/** Four segments and a word: advice about a new password, never a refusal. */
export function StrengthMeter({ value, minimum, personal = [] }: Props) {
  const reached = value ? passwordStrength(value, personal) : -1
  const word = strengthWords[reached]
  return (
    <div className={classes.meter} data-strength={reached}>
      <div className={classes.segments} aria-hidden="true">
        {strengthWords.map((each, step) => (
          <span key={each} data-reached={step <= reached || undefined} />
        ))}
      </div>
      <p className={classes.word} role="status">
        {word && `${word}. `}
        {`At least ${minimum} characters.`}
      </p>
    </div>
  )
}
