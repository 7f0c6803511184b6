import { Box, Button, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readDashboard } from '#contract/dashboard.ts'
import { endpointQuery } from './endpoint-query.ts'
import { PhotoField } from './profiles/photo-section.tsx'
import { useMe } from './session.ts'
import { Loaded } from './ui/loaded.tsx'

const BuyerProfile = lazy(async () => ({ default: (await import('./buyers/profile-modal.tsx')).ProfileModal }))
const ContactFields = lazy(async () => ({ default: (await import('./dashboard/contact-form.tsx')).ContactFields }))
const AdminName = lazy(async () => ({ default: (await import('./settings/admin-name.tsx')).AdminName }))

/** What each role may change about itself, where its account is managed. */
const editors = { talent: TalentEditor, buyer: BuyerEditor, admin: AdminEditor }
/** How tall each is, so that nothing below moves when it comes. */
const skeletons = {
  talent: <Skeleton h={393} />,
  buyer: <Skeleton h={40} />,
  admin: <Skeleton h={242} />,
}

export function AccountProfile() {
  const { role } = useMe()
  const Editor = editors[role]
  return (
    <Box mt={24}>
      <Suspense fallback={skeletons[role]}>
        <Editor />
      </Suspense>
    </Box>
  )
}

function TalentEditor() {
  const { avatarUrl } = useMe()
  const dashboard = useQuery(endpointQuery(readDashboard, {}))
  return (
    <Loaded query={dashboard} what="your profile" skeleton={skeletons.talent}>
      {(data) => (
        <Stack gap={24}>
          {data.candidate && <PhotoField url={avatarUrl} />}
          <ContactFields dashboard={data} />
        </Stack>
      )}
    </Loaded>
  )
}

function AdminEditor() {
  return (
    <Stack gap={24}>
      <PhotoField url={useMe().avatarUrl} />
      <AdminName />
    </Stack>
  )
}

function BuyerEditor() {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Edit name, photo and phone
      </Button>
      <BuyerProfile isOpen={isOpen} onClose={dialog.close} startsEditing />
    </>
  )
}
