import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { draftStatement, listStatements } from '#contract/statements.ts'
import { isGivenUp } from '#domain/statements/status.ts'
import { statementStatusLabels } from '#domain/statements/status-labels.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './statement-of-offer.module.css'

/** One line: whose turn it is; or, for those who manage, the button that drafts it. */
export function StatementOfOffer({ offerId, mayDraft }: { offerId: string; mayDraft: boolean }) {
  const navigate = useNavigate()
  const { data } = useQuery(endpointQuery(listStatements, { offer: offerId }))
  const drafting = useMutation({
    mutationFn: () => call(draftStatement, { offerId }),
    onSuccess: ({ id }) => navigate({ to: '/statements/$id', params: { id } }),
  })
  if (!data) return null
  const [latest] = data.statements
  const isOver = !latest || (isGivenUp(latest.status) && !data.statements.some(({ status }) => status === 'executed'))
  return (
    <div className={classes.line}>
      {latest && (
        <p>
          <AnchorLink to="/statements/$id" params={{ id: latest.id }}>
            Statement of work {latest.number}
          </AnchorLink>
          : {statementStatusLabels[latest.status].toLowerCase()}
        </p>
      )}
      {isOver && !mayDraft && !latest && <p>The firm drafts the statement of work next.</p>}
      {isOver && mayDraft && (
        <WorkingButton isWorking={drafting.isPending} workingText="Drafting..." onClick={() => drafting.mutate()}>
          Draft Statement of Work
        </WorkingButton>
      )}
      {drafting.error && <FormAlert>{problemMessage(drafting.error, 'It couldn’t be drafted.')}</FormAlert>}
    </div>
  )
}
