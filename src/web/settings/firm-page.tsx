import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readFirm } from '#contract/firms.ts'
import { firmInvitationDays } from '#domain/firms/seat.ts'
import { verificationTexts } from '#domain/verification/verification.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { OwnFirmBadge } from '../verification/firm-badge.ts'
import { FirmFacts } from './firm-facts.tsx'
import { FirmForm } from './firm-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { Panel } from './panel.tsx'
import { SeatHistory } from './seat-history.tsx'
import { SeatList } from './seat-list.tsx'

/** The firm's settings and seats: for its owners to change, for the others to read. */
export function FirmPage() {
  const firm = useQuery(endpointQuery(readFirm, {}))
  const [edition, setEdition] = useState(0)
  /** The form starts over only when asked: a refresh in the background must not take what is being typed. */
  const reload = async () => {
    await firm.refetch()
    setEdition((shown) => shown + 1)
  }
  return (
    <>
      <PageHead title="Firm" lead={firm.data?.settings.name ?? 'Settings and seats of your firm'} />
      <Loaded query={firm} what="firm" skeleton={<Skeleton h={480} />}>
        {(data) => (
          <>
            <Panel title="Verification" lead="Who you are to the people whose resumes you open.">
              <OwnFirmBadge status={data.verifiedAt ? 'verified' : 'waiting'} />
              <Text mt={8}>{data.verifiedAt ? verificationTexts.verified : verificationTexts.waiting}</Text>
            </Panel>
            <Panel title="Profile" lead="What talent and your colleagues see of the firm, and your core hours.">
              {data.actions.includes('edit') ? (
                <FirmForm key={edition} firm={data} onReload={reload} />
              ) : (
                <FirmFacts firm={data} />
              )}
            </Panel>
            <Panel title="Seats" lead="Everyone here can see all of the firm’s projects, applications and talent.">
              <SeatList seats={data.seats} />
            </Panel>
            {data.actions.includes('invite') && (
              <Panel
                title="Invitations"
                lead={`The emailed link works once, for ${firmInvitationDays} days. Sending it again replaces it.`}
              >
                <InviteForm />
                <InvitationList invitations={data.invitations} />
              </Panel>
            )}
            <Panel title="History" lead="Who joined, left or changed roles, and who made the change.">
              <SeatHistory history={data.history} />
            </Panel>
          </>
        )}
      </Loaded>
    </>
  )
}
