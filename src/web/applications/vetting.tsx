import { IconCheck } from '@tabler/icons-react'
import classes from './vetting.module.css'

/** Whether Glide has accepted the applicant as talent. */
export function Vetting({ isVetted }: { isVetted: boolean }) {
  return (
    <span className={classes.vetting} data-vetted={isVetted || undefined}>
      {isVetted && <IconCheck size={12} stroke={2.5} aria-hidden />}
      {isVetted ? 'Vetted' : 'Not yet vetted'}
    </span>
  )
}
