import { Button } from '@mantine/core'
import classes from './message.module.css'
import type { Outgoing } from './use-sending.ts'

type Props = { messages: Outgoing[]; onAgain: (message: Outgoing) => void; onDiscard: (id: string) => void }

/** What is on its way, or didn't arrive. */
export const OutgoingMessages = ({ messages, onAgain, onDiscard }: Props) =>
  messages.map((message) => (
    <article key={message.id} className={classes.message} data-mine data-outgoing>
      <span className={classes.place} aria-hidden="true" />
      <div className={classes.body}>
        <p className={classes.head}>
          <strong>You</strong>
        </p>
        <p className={classes.text}>{message.text}</p>
        {message.error === undefined ? (
          <p className={classes.sending}>Sending...</p>
        ) : (
          <p className={classes.failed} role="alert">
            {message.error === 'Not sent.' ? message.error : `Not sent. ${message.error}`}
            <Button variant="subtle" size="compact-sm" onClick={() => onAgain(message)}>
              Try again
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onDiscard(message.id)}>
              Discard
            </Button>
          </p>
        )}
      </div>
    </article>
  ))
