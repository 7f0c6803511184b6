import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewEmail } from '#contract/candidates.ts'
import type { NotifyingDecision } from '#domain/candidates/decision.ts'
import { pageQuery } from '../page-query.ts'
import { problemMessage } from '../problem-message.ts'
import classes from './decision-form.module.css'

type Props = { id: string; move: NotifyingDecision; interviewAt: string | null; cancelsCalls?: boolean }

/** The email as it will be sent, rendered by the server. Sandboxed without scripts or an origin, it can only be read. */
export function EmailPreview({ id, move, interviewAt, cancelsCalls = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery(pageQuery(previewEmail, { id, move, interviewAt, cancelsCalls }))
  return (
    <div className={classes.email}>
      <p>
        {data ? `They’ll get the email “${data.subject}”` : 'They’ll get an email'}
        {data && data.attachments.length > 0 && ` with ${data.attachments.join(', ')}`}.{' '}
        <button type="button" className="g-link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide email' : 'Read email'}
        </button>
      </p>
      {isOpen && error && <p role="alert">{problemMessage(error, 'The preview couldn’t be loaded.')}</p>}
      {isOpen && data && <iframe title={`Email: ${data.subject}`} sandbox="" srcDoc={data.html} />}
    </div>
  )
}
