import { lazy } from 'react'
import { StatementPage } from './statements/statement-page.tsx'

const AmendmentForm = lazy(async () => ({ default: (await import('./amendment-form.tsx')).AmendmentForm }))

/** A statement; the draft of one that amends another also has the terms of an offer. */
export const StatementWithAmendment = () => (
  <StatementPage amendmentForm={(statement) => <AmendmentForm key={statement.id} statement={statement} />} />
)
