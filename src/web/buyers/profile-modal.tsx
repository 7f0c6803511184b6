import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { readBuyerProfile } from '#contract/buyers.ts'
import { buyerProfileMessages } from '#domain/buyers/profile.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { ProfileDialog, type ProfileProps } from '../shells/profile-dialog.tsx'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { profileFailure } from './profile-failure.ts'
import { ProfileForm } from './profile-form.tsx'

/** A buyer's own profile, to read and edit. Asks before discarding what was typed. */
export function ProfileModal({ isOpen, onClose, startsEditing = false }: ProfileProps & { startsEditing?: boolean }) {
  const profile = useQuery({ ...endpointQuery(readBuyerProfile, {}), enabled: isOpen })
  const [isEditing, setIsEditing] = useState(startsEditing)
  const [isReturned, setIsReturned] = useState(false)
  // Read when closing, which may happen before the next render.
  const isChanged = useRef(false)
  const noteChange = useCallback((changed: boolean) => {
    isChanged.current = changed
  }, [])
  const [leaving, setLeaving] = useState<'edit' | 'modal'>()

  const leave = (what: 'edit' | 'modal') => {
    isChanged.current = false
    setLeaving(undefined)
    setIsEditing(startsEditing && what === 'modal')
    setIsReturned(what === 'edit')
    if (what === 'modal') onClose()
  }
  const ask = (what: 'edit' | 'modal') => {
    if (!isChanged.current) return leave(what)
    // The Escape keypress that opens the question must not also answer it.
    setTimeout(() => setLeaving(what))
  }

  return (
    <>
      <ProfileDialog isOpen={isOpen} onClose={() => ask('modal')} canEscape={!leaving}>
        <Loaded
          query={profile}
          what="profile"
          skeleton={
            <>
              <Skeleton h={88} />
              <Skeleton h={160} mt={16} />
            </>
          }
          failed={{ message: (error) => profileFailure(error, buyerProfileMessages.loadFailed) }}
        >
          {(data) =>
            isEditing ? (
              <ProfileForm
                profile={data}
                onChanged={noteChange}
                onCancel={() => ask('edit')}
                onSaved={() => leave('edit')}
              />
            ) : (
              <ProfileFacts
                profile={data}
                isReturned={isReturned}
                onEdit={() => setIsEditing(true)}
                onLeave={onClose}
              />
            )
          }
        </Loaded>
      </ProfileDialog>
      <ConfirmModal
        isOpen={leaving !== undefined}
        title="Discard Changes"
        closeText="Keep Editing"
        workingText="Discarding..."
        isWorking={false}
        onConfirm={() => leaving && leave(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {buyerProfileMessages.unsaved}
      </ConfirmModal>
    </>
  )
}
