import { IconCheck } from '@tabler/icons-react'
import classes from './transient-message.module.css'

/** A success message next to the button that caused it. The live region exists before the message, so that screen readers announce it. */
export function TransientMessage({ message }: { message: string | undefined }) {
  return (
    <span role="status" className={classes.message}>
      {message && (
        <>
          <IconCheck size={16} stroke={2} aria-hidden />
          {message}
        </>
      )}
    </span>
  )
}
