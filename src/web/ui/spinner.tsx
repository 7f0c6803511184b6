import classes from './spinner.module.css'

export function Spinner() {
  return (
    <svg className={classes.spinner} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M14 8a6 6 0 1 1-3-5.2" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
