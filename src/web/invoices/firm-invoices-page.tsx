import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readFirmToVerify } from '#contract/verification.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { FirmInvoices, Ledger } from './firm-invoices.tsx'

/** One firm's invoices and ledger, for admins. */
export function FirmInvoicesPage() {
  const { id } = useParams({ from: '/framed/admin/firms/$id/invoices' })
  const firm = useQuery(endpointQuery(readFirmToVerify, { id }))
  useShownName(firm.data?.name ?? undefined)
  return (
    <Loaded
      query={firm}
      what="firm"
      skeleton={<Skeleton h={480} />}
      missing={<PageHead title="Firm Not Found" lead="Its last owner may have deleted their account." />}
    >
      {({ name }) => (
        <>
          <BackLink to="/admin/firms/$id" params={{ id }}>
            {name ?? 'Firm'}
          </BackLink>
          <PageHead title="Invoices" lead={`What ${name ?? 'this firm'} was billed, paid and owes.`} />
          <FirmInvoices firm={id} />
          <Ledger firm={id} />
        </>
      )}
    </Loaded>
  )
}
