import { Button, Skeleton } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAdmins } from '#contract/admins.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { AdminsTable } from './admins-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export function AdminsPage() {
  const admins = useQuery(endpointQuery(listAdmins, {}))
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <PageHead
        title="Admins"
        lead="The people who decide on candidates. There must be at least one."
        actions={
          <Button leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setIsInviting(true)}>
            Invite Admin
          </Button>
        }
      />
      <Loaded query={admins} what="admins" skeleton={<Skeleton h={160} />}>
        {({ admins }) => <AdminsTable admins={admins} />}
      </Loaded>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}
