import { passwordStrength, strengthLabels } from '#domain/accounts/password.ts'
import classes from './strength-meter.module.css'

type Props = { value: string; minimum: number; personal?: string[] }

/** Four segments and a label: advice about a new password that never blocks. */
export function StrengthMeter({ value, minimum, personal = [] }: Props) {
  const strength = value ? passwordStrength(value, personal) : undefined
  return (
    <div className={classes.meter} data-strength={strength}>
      <div className={classes.segments} aria-hidden="true">
        {strengthLabels.map((each, step) => (
          <span key={each} data-reached={(strength !== undefined && step <= strength) || undefined} />
        ))}
      </div>
      <p className={classes.word} role="status">
        {strength !== undefined && `${strengthLabels[strength]}. `}
        {`At least ${minimum} characters.`}
      </p>
    </div>
  )
}
