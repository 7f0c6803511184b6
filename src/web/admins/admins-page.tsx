import { Button, Skeleton, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAdmins } from '#contract/admins.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { AdminsTable } from './admins-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export function AdminsPage() {
  const { data, error, refetch } = useQuery(endpointQuery(listAdmins, {}))
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <PageHead
        title="Admins"
        lead="Who decides on candidates. At least one stays."
        actions={
          <Button leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setIsInviting(true)}>
            Invite Admin
          </Button>
        }
      />
      {data ? (
        <AdminsTable admins={data.admins} />
      ) : error ? (
        <Stack align="start">
          <FormAlert>{error.message}</FormAlert>
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Stack>
      ) : (
        <Loading label="Loading admins">
          <Skeleton h={160} />
        </Loading>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}
