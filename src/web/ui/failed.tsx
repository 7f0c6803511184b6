import type { ReactNode } from 'react'
import { problemMessage } from '../problem-message.ts'
import classes from './failed.module.css'
import { FormAlert } from './form-alert.tsx'
import { WorkingButton } from './working-button.tsx'

export type Failure = {
  /** What failed, above the reason. */
  title?: string
  /** `h1` where the page has no other. */
  heading?: 'h1' | 'h2'
  /** The reason, or a fallback where it has no message. */
  message?: string | ((error: Error) => string)
  /** Another option next to Try Again. */
  action?: ReactNode
}

type Props = Failure & { error: Error; isRetrying?: boolean; onRetry: () => void }

/** What could not be loaded, why, and Try Again: a button that keeps the focus while it works. */
export function Failed({ error, title, heading: Heading = 'h2', message = '', action, isRetrying, onRetry }: Props) {
  const reason = typeof message === 'string' ? problemMessage(error, message) : message(error)
  return (
    <div className={classes.failed}>
      <FormAlert>
        {title && <Heading>{title}</Heading>}
        {reason && <p>{reason}</p>}
      </FormAlert>
      <div className={classes.ways}>
        <WorkingButton variant="default" isWorking={isRetrying ?? false} workingText="Trying..." onClick={onRetry}>
          Try Again
        </WorkingButton>
        {action}
      </div>
    </div>
  )
}
