import classes from './sample-mark.module.css'

/** Beside what is made up, until an operator replaces it. */
export const SampleMark = ({ of: { isSample } }: { of: { isSample: boolean } }) =>
  isSample ? <small className={classes.mark}>Sample</small> : null
