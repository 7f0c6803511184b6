import classes from './figure.module.css'

/** A figure on the double rule. In the markup its meaning comes first, as a list of terms wants it. */
export function Figure({
  figure,
  label,
  size = 'medium',
}: {
  figure: string
  label: string
  size?: 'medium' | 'large'
}) {
  return (
    <div className={classes.one}>
      <dt className={classes.label}>{label}</dt>
      <dd className={`${classes.figure} ${classes[size]} g-double-rule`}>{figure}</dd>
    </div>
  )
}
