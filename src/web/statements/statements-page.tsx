import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listStatements } from '#contract/statements.ts'
import { statementStatusLabels } from '#domain/statements/status-labels.ts'
import { pageQuery } from '../page-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDay } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'

const listed = z.object({ page: z.catch(listStatements.input.shape.page, 1) })

/** Everything that was ever drafted or sent, with the sealed files. */
export function StatementsPage() {
  const { shown, change } = useListAddress(listed)
  const statements = useQuery(pageQuery(listStatements, shown))
  return (
    <>
      <PageHead
        title="Statements of Work"
        lead="Statements waiting for a signature, and those that both sides have signed."
      />
      <ListView
        query={statements}
        what="statements"
        rowsOf={(list) => list.statements}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No statements yet">A statement of work follows an accepted offer.</EmptyState>}
      >
        {(rows, _, isStale) => (
          <DataTable
            label="Statements of work"
            isStale={isStale}
            heads={['Number', 'Project', 'Client', 'Professional', 'Status', 'Date']}
          >
            {rows.map(({ id, number, version, project, client, professional, status, ...dates }) => (
              <tr key={id}>
                <td>
                  <AnchorLink to="/statements/$id" params={{ id }}>
                    {number}, version {version}
                  </AnchorLink>
                </td>
                <td>{project}</td>
                <td>{client}</td>
                <td>{professional}</td>
                <td>{statementStatusLabels[status]}</td>
                <td>{formatDay(dates.executedAt ?? dates.createdAt)}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </ListView>
    </>
  )
}
