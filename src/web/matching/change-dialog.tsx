import { NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeShortlist } from '#contract/curation.ts'
import { type Curation, shortlistSize } from '#domain/matching/curation.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

export type PlannedChange = { change: Curation; person: { id: string; name: string }; position: number | null }

const labels: Record<Curation, { action: string; working: string; consequence: (name: string) => string }> = {
  moved: {
    action: 'Move',
    working: 'Moving...',
    consequence: (name) => `${name} stays in this place when the rest of the list changes.`,
  },
  added: {
    action: 'Add',
    working: 'Adding...',
    consequence: (name) => `The firm sees every line of ${name}’s score, including what they miss.`,
  },
  removed: {
    action: 'Remove',
    working: 'Removing...',
    consequence: (name) => `The firm no longer sees ${name} on this shortlist. It can still find them under Talent.`,
  },
  returned: {
    action: 'Reset to Rule',
    working: 'Saving...',
    consequence: (name) => `${name} goes back to where the rule places them.`,
  },
}

type Props = { projectId: string; planned: PlannedChange | undefined; onClose: () => void }

/** Asks for the place, where there is one, and why. */
export function ChangeDialog({ projectId, planned, onClose }: Props) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<number>()
  const position = planned?.position === null ? null : (chosen ?? planned?.position ?? 1)
  const changing = useMutation({
    mutationFn: ({ change, person, reason }: PlannedChange & { reason: string }) =>
      call(changeShortlist, { id: projectId, candidateId: person.id, change, position, reason }),
    onSuccess: () => close(),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const close = () => {
    changing.reset()
    setChosen(undefined)
    onClose()
  }
  const { action, working, consequence } = labels[planned?.change ?? 'moved']
  return (
    <ReasonDialog
      isOpen={planned !== undefined}
      title={action}
      description="Admins read it beside the shortlist. The firm and the person don’t."
      workingText={working}
      isWorking={changing.isPending}
      error={changing.error ? problemMessage(changing.error, 'The shortlist couldn’t be changed.') : undefined}
      onConfirm={(reason) => planned && changing.mutate({ ...planned, reason })}
      onClose={close}
    >
      <p>{consequence(planned?.person.name || 'This candidate')}</p>
      {position !== null && (
        <NativeSelect
          mt={16}
          label="Place"
          data={Array.from({ length: shortlistSize }, (_, index) => String(index + 1))}
          value={String(position)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
    </ReasonDialog>
  )
}
