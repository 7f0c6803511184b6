import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { handleLead, type ListedLead, listLeads } from '#contract/leads.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { firstClick } from '../ui/first-click.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'

export function LeadTable({ leads, isStale }: { leads: ListedLead[]; isStale: boolean }) {
  const queryClient = useQueryClient()
  const handling = useMutation({
    mutationFn: (lead: ListedLead) => call(handleLead, { id: lead.id, isHandled: lead.handledAt === null }),
    onSuccess: ({ handledAt }, { email }) =>
      notifySuccess(handledAt ? 'Marked as handled' : 'Open again', { detail: email }),
    onError: (error) => notifyError(problemMessage(error, 'The lead couldn’t be changed.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listLeads) }),
  })
  return (
    <DataTable label="Leads" heads={['Email', 'Left', 'Handled', { label: 'Actions', isEnd: true }]} isStale={isStale}>
      {leads.map((lead) => (
        <tr key={lead.id}>
          <th scope="row">
            <a className="g-link" href={`mailto:${lead.email}`}>
              {lead.email}
            </a>
          </th>
          <td>{formatTime(lead.createdAt)}</td>
          <td>
            {lead.handledAt ? `${formatTime(lead.handledAt)} by ${lead.handledBy ?? 'a former admin'}` : 'Not yet'}
          </td>
          <td data-end>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-busy={handling.isPending && handling.variables.id === lead.id}
              onClick={firstClick(() => handling.isPending || handling.mutate(lead))}
            >
              {lead.handledAt ? 'Open Again' : 'Mark Handled'}
              <span className="g-visually-hidden"> {lead.email}</span>
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
