import { useDisclosure } from '@mantine/hooks'
import { ConfirmModal } from '../ui/confirm-modal.tsx'

export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, asking] = useDisclosure()
  const discard = () => {
    asking.close()
    onDiscard()
    document.querySelector<HTMLElement>('[data-path=title]')?.focus()
  }
  return (
    <>
      <button type="button" onClick={asking.open}>
        Discard
      </button>
      <ConfirmModal
        isOpen={isAsking}
        title="Discard Draft"
        workingText="Discarding..."
        isWorking={false}
        onConfirm={discard}
        onClose={asking.close}
      >
        Everything you typed here will be cleared. This can’t be undone.
      </ConfirmModal>
    </>
  )
}
