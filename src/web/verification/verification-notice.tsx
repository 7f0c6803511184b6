import { verificationTexts } from '#domain/verification/verification.ts'
import { Caution } from '../ui/caution.tsx'

/** Says on a firm's home page where its verification stands. */
export function VerificationNotice() {
  return <Caution>{verificationTexts.waiting}</Caution>
}
