import { Button, Textarea } from '@mantine/core'
import { IconLock, IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useDeferredValue } from 'react'
import type { Thread } from '#contract/conversations.ts'
import { holdContactData, holdingMessage } from '#domain/contact-data/hold.ts'
import { messageFileMessages } from '#domain/conversations/file.ts'
import { messageLimit, refusedNumbers } from '#domain/conversations/message.ts'
import { firstQuestions } from '#domain/conversations/thread.ts'
import { AttachButton, ChosenFile } from './attached-file.tsx'
import classes from './composer.module.css'
import type { Attachment } from './use-attachment.ts'

type Props = {
  thread: Thread
  isEmpty: boolean
  text: string
  onText: (text: string) => void
  attachment: Attachment
  onSend: () => void
}

/** Says before it is sent what the other side won't see, and what can't be sent at all. */
export function Composer({ thread, isEmpty, text, onText, attachment, onSend }: Props) {
  const typed = useDeferredValue(text)
  const refused = refusedNumbers(typed)
  const held = thread.isContactOpen ? [] : holdContactData(typed).kinds
  const isSending = attachment.sentBytes !== undefined
  const canSend = (text.trim() !== '' || attachment.file !== undefined) && !refused && !isSending
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (canSend) onSend()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) submit()
  }
  return (
    <form className={classes.composer} onSubmit={submit}>
      {isEmpty && thread.side === 'host' && text === '' && (
        <ul className={classes.questions} aria-label="Suggested questions">
          {firstQuestions.map((question) => (
            <li key={question}>
              <Button variant="default" size="xs" onClick={() => onText(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {!refused && held.length > 0 && (
          <p className={classes.held}>
            <IconLock size={18} stroke={1.5} aria-hidden />
            {holdingMessage(held)}
          </p>
        )}
      </div>
      <div role="alert">
        {(refused || attachment.problem) && <p className={classes.refused}>{refused || attachment.problem}</p>}
      </div>
      <div className={classes.box} data-refused={refused ? true : undefined}>
        <Textarea
          variant="unstyled"
          aria-label={`Message to ${thread.name ?? 'them'}`}
          aria-invalid={refused ? true : undefined}
          placeholder="Write a message"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={messageLimit}
          value={text}
          readOnly={isSending}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={keyDown}
          className={classes.text}
        />
        {attachment.file && <ChosenFile attachment={attachment} file={attachment.file} />}
        <div className={classes.foot}>
          {thread.actions.includes('attach') && <AttachButton isDisabled={isSending} onChoose={attachment.choose} />}
          <span className={classes.draft}>{footNote(thread, text)}</span>
          <Button type="submit" disabled={!canSend} className={classes.send} aria-label="Send Message">
            <span className={classes.long}>Send Message</span>
            <IconSend size={18} stroke={1.5} aria-hidden className={classes.short} />
          </Button>
        </div>
      </div>
    </form>
  )
}

function footNote({ actions }: Thread, text: string): string | undefined {
  if (text.trim() !== '') return 'Draft saved'
  return actions.includes('attach') ? undefined : messageFileMessages.notYet
}
