import { verificationTexts } from '#domain/verification/verification.ts'
import { Caution } from '../ui/caution.tsx'
import classes from './verification-notice.module.css'

/** Says on a firm's home page where its verification stands. */
export function VerificationNotice() {
  return (
    <div className={classes.notice}>
      <Caution>{verificationTexts.waiting}</Caution>
    </div>
  )
}
