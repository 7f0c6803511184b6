import { Link } from '@tanstack/react-router'
import type { Overview } from '#contract/overview.ts'
import { claims as written } from '#domain/brand.ts'
import { claimWeeks, decisionsNeeded } from '#domain/overview/claims.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Panel } from './panel.tsx'

const rows = [
  ['acceptedShare', 'Candidates accepted'],
  ['vettedCount', 'Vetted accountants'],
  ['replyMinutes', 'Minutes to a reply'],
] as const

export function ClaimsPanel({ claims }: { claims: Overview['claims'] }) {
  const { isShown, isEnough, decisions, measured } = claims
  return (
    <Panel
      title="Claims on the landing page"
      lead={
        <>
          {stateMessage(isShown, isEnough, decisions)}{' '}
          <Link to="/admin/rules" className="g-link">
            {isShown ? 'Change it in Rules' : 'Turn it on in Rules'}
          </Link>
        </>
      }
    >
      <DataTable
        label="Claims as written and as measured"
        heads={['Claim', { label: 'As written', isEnd: true }, { label: 'As measured', isEnd: true }]}
      >
        {rows.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td data-end>{written[name]}</td>
            <td data-end>{measured[name] ?? 'Too few'}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}

function stateMessage(isShown: boolean, isEnough: boolean, decisions: number): string {
  const measured = `Measured over ${claimWeeks} weeks and ${decisions.toLocaleString('en-US')} decisions.`
  if (!isEnough) return `${measured} Visitors see the written claims until there are ${decisionsNeeded} decisions.`
  return `${measured} Visitors see the ${isShown ? 'measured' : 'written'} claims.`
}
