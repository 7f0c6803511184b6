import { IconCheck } from '@tabler/icons-react'
import classes from './transient-message.module.css'

/** Where a success is said beside the button that brought it; the place is there before the message, so that readers hear them. */
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
