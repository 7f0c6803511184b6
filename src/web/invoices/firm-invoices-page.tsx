import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readFirmToVerify } from '#contract/verification.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { BackLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { FirmInvoices, Ledger } from './firm-invoices.tsx'

/** One firm's invoices and ledger, for admins. */
export function FirmInvoicesPage() {
  const { id } = useParams({ from: '/framed/admin/firms/$id/invoices' })
  const firm = useQuery(endpointQuery(readFirmToVerify, { id }))
  const name = firm.data?.name ?? 'A firm'
  useShownName(name)
  return (
    <>
      <BackLink to="/admin/firms/$id" params={{ id }}>
        {name}
      </BackLink>
      <PageHead title="Invoices" lead={`What ${name} was billed, paid and owes.`} />
      <FirmInvoices firm={id} />
      <Ledger firm={id} />
    </>
  )
}
