import classes from './checking.module.css'

export function Checking() {
  return (
    <main id="main" className={classes.checking}>
      <p role="status">Checking session…</p>
    </main>
  )
}
