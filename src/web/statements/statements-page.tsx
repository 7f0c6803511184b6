import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listStatements } from '#contract/statements.ts'
import { statementStatusLabels } from '#domain/statements/status.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDay } from '../ui/time.ts'

/** Everything that was ever drafted or sent, with the sealed files. */
export function StatementsPage() {
  const statements = useQuery(endpointQuery(listStatements, {}))
  return (
    <>
      <PageHead title="Statements of Work" lead="What waits for a signature, and what both sides have signed." />
      <Loaded
        query={statements}
        what="statements"
        skeleton={<Skeleton h={320} />}
        isEmpty={(list) => list.statements.length === 0}
        empty={<EmptyState title="No statements yet">A statement of work follows an accepted offer.</EmptyState>}
      >
        {(list) => (
          <DataTable
            label="Statements of work"
            heads={['Number', 'Project', 'Client', 'Professional', 'Status', 'Date']}
          >
            {list.statements.map(({ id, number, version, project, client, professional, status, ...dates }) => (
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
      </Loaded>
    </>
  )
}
