import { PageHead } from '../ui/page-head.tsx'
import { FirmInvoices, Ledger } from './firm-invoices.tsx'

/** What a firm was billed and owes. */
export const InvoicesPage = () => (
  <>
    <PageHead title="Invoices" lead="Approved weeks, what you paid for them and what is open." />
    <FirmInvoices />
    <Ledger />
  </>
)
