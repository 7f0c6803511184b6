import { Anchor, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type FirmToVerify, readFirmToVerify } from '#contract/verification.ts'
import { firmRoleLabels } from '#domain/firms/role.ts'
import { webLink } from '#domain/profiles/link.ts'
import type { VerificationAction } from '#domain/verification/verification.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Facts } from '../ui/facts.tsx'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatTime } from '../ui/time.ts'
import { FirmBadge } from './firm-badge.ts'
import { firmName } from './firm-name.ts'
import classes from './firm-page.module.css'
import { InvoicingPanel } from './invoicing-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { VerificationDialog, verificationActionLabels } from './verification-dialog.tsx'
import { VerificationHistory } from './verification-history.tsx'

export function FirmPage() {
  const { id } = useParams({ from: '/framed/admin/firms/$id' })
  const firm = useQuery(endpointQuery(readFirmToVerify, { id }))
  useShownName(firm.data?.name ?? undefined)
  return (
    <>
      <BackLink to="/admin/firms">All firms</BackLink>
      <Loaded
        query={firm}
        what="firm"
        skeleton={<Skeleton h={480} />}
        failed={{ title: 'Unable to Load Firm', heading: 'h1' }}
        missing={
          <EmptyState heading="h1" title="Firm Not Found">
            Its last owner may have deleted their account.
          </EmptyState>
        }
      >
        {(data) => <FirmView key={data.id} firm={data} />}
      </Loaded>
    </>
  )
}

function FirmView({ firm }: { firm: FirmToVerify }) {
  const [asked, setAsked] = useState<VerificationAction>()
  return (
    <>
      <PageHead
        title={firmName(firm.name)}
        lead={<FirmBadge status={firm.state} />}
        actions={firm.actions.map((action) => (
          <Button key={action} variant={action === 'verify' ? 'filled' : 'default'} onClick={() => setAsked(action)}>
            {verificationActionLabels[action].action}
          </Button>
        ))}
      />
      <div className={classes.panels}>
        <section className={classes.panel}>
          <h2>Firm</h2>
          <Facts facts={factsOf(firm)} />
        </section>
        <section className={classes.panel}>
          <h2>People</h2>
          <DataTable label="People" heads={['Name', 'Role', 'Job title', 'Email', 'Phone']}>
            {firm.people.map(({ userId, name, email, jobTitle, phone, firmRole }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link to="/admin/people/$id" params={{ id: userId }} className="g-link" preload={false}>
                    {name ?? email}
                  </Link>
                </th>
                <td>{firmRoleLabels[firmRole]}</td>
                <td>{jobTitle || '–'}</td>
                <td>{email}</td>
                <td>{phone || '–'}</td>
              </tr>
            ))}
          </DataTable>
        </section>
        <TermsPanel firm={firm} />
        <InvoicingPanel firm={firm} />
        <VerificationHistory history={firm.history} />
      </div>
      <VerificationDialog firm={firm} action={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function factsOf({ website, address, createdAt, verifiedAt }: FirmToVerify) {
  const url = webLink(website ?? '')
  return [
    [
      'Website',
      url && (
        <Anchor key="website" href={url} target="_blank" rel="noreferrer nofollow">
          {website}
        </Anchor>
      ),
    ],
    ['Address', address],
    ['Since', formatTime(createdAt)],
    ['Verified', verifiedAt && formatTime(verifiedAt)],
  ] as const
}
