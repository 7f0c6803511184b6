import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Message, Thread } from '#contract/conversations.ts'
import { heldReason, partsOf } from '#domain/contact-data/hold.ts'
import { Avatar } from '../ui/avatar.tsx'
import { clockTime, dayLabel } from '../ui/days.ts'
import { HeldText } from './held-text.tsx'
import { logEntries } from './log-entries.ts'
import classes from './message.module.css'
import { MessageFile } from './message-file.tsx'
import { ThreadCard } from './thread-card.tsx'

type Props = {
  thread: Thread
  messages: Message[]
  readByOther: number
  readOnEntering: number
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onEarlier: () => void
  /** What is on its way, or didn't arrive. */
  children: ReactNode
}

const nearBottom = 80

/** What was written and what happened, oldest first. It follows what is new while its end is in sight; the focus stays where it is. */
export function MessageLog({ thread, messages, readByOther, readOnEntering, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const height = useRef(0)
  const first = messages[0]?.number
  const shownFirst = useRef(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message or card may have moved the end
  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    // Earlier messages push the others down: these stay where they were.
    if (first !== shownFirst.current) log.scrollTop += log.scrollHeight - height.current
    else if (isAtEnd.current) log.scrollTop = log.scrollHeight
    shownFirst.current = first
    height.current = log.scrollHeight
  }, [messages, thread.cards, first, props.children])
  const lastHeld = messages.findLast(({ isMine, text }) => !isMine && partsOf(text).some((part) => part.isHeld))
  const firstNew = messages.find(({ side, sideNumber }) => side !== thread.side && sideNumber > readOnEntering)
  const lastRead = messages.findLast(({ side, sideNumber }) => side === thread.side && sideNumber <= readByOther)
  const entries = logEntries(messages, thread.cards, props.hasEarlier)
  const now = new Date()
  return (
    <div
      ref={box}
      role="log"
      aria-label={`Messages with ${thread.name ?? 'someone who left'}`}
      aria-busy={props.isLoadingEarlier}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className={classes.log}
      onScroll={({ currentTarget: log }) => {
        isAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearBottom
      }}
    >
      {props.hasEarlier && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.earlier}
          disabled={props.isLoadingEarlier}
          onClick={props.onEarlier}
        >
          Show earlier messages
        </Button>
      )}
      {entries.map(({ message, card, createdAt }, index) => {
        const day = dayLabel(createdAt, now)
        const before = entries[index - 1]
        const isNewDay = !before || dayLabel(before.createdAt, now) !== day
        const isFirstNew = message !== undefined && message === firstNew
        return (
          <Fragment key={message?.id ?? card?.id}>
            {isNewDay && !isFirstNew && <p className={classes.day}>{day}</p>}
            {isFirstNew && thread.side && (
              <p className={classes.new}>
                {isNewDay ? `New, ${day.toLowerCase() === 'today' ? 'today' : day}` : 'New'}
              </p>
            )}
            {card && <ThreadCard card={card} />}
            {message && (
              <Entry
                message={message}
                thread={thread}
                isRead={message === lastRead}
                isReasonShown={message === lastHeld}
              />
            )}
          </Fragment>
        )
      })}
      {props.children}
    </div>
  )
}

type EntryProps = { message: Message; thread: Thread; isRead: boolean; isReasonShown: boolean }

function Entry({ message, thread, isRead, isReasonShown }: EntryProps) {
  const { authorName, isMine, text, createdAt, side, file } = message
  const shownName = isMine ? 'You' : authorName || 'Former user'
  return (
    <article className={classes.message} data-mine={side === thread.side || undefined}>
      <Avatar
        name={authorName || '–'}
        seed={authorName}
        size={32}
        url={!isMine && side !== thread.side ? thread.avatarUrl : null}
      />
      <div className={classes.body}>
        <p className={classes.head}>
          <strong>{shownName}</strong>
          <time dateTime={createdAt}>
            {clockTime(createdAt)}
            {isRead && ' · Read'}
          </time>
        </p>
        {text !== '' && (
          <p className={classes.text}>
            <HeldText text={text} />
          </p>
        )}
        {file && <MessageFile threadId={thread.id} messageId={message.id} file={file} />}
        {isReasonShown && <p className={classes.reason}>{heldReason}</p>}
      </div>
    </article>
  )
}
