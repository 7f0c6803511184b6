import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useOpenOnceLoaded } from '../ui/use-open-once-loaded.ts'
import { DecisionForm } from './decision-form.tsx'
import { moveLabels } from './move-labels.ts'
import type { Asked } from './use-decision.ts'

type Props = { decision: Asked | undefined; onClose: () => void }

/** Collects what a decision needs. Stays open while it is being saved. */
export function DecisionDialog({ decision, onClose }: Props) {
  const [isWorking, setIsWorking] = useState(false)
  const isShown = useOpenOnceLoaded(decision !== undefined)
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={decision && moveLabels[decision.move].title}
      closeOnClickOutside={false}
      closeOnEscape={!isWorking}
    >
      {decision && <DecisionForm {...decision} onWorking={setIsWorking} onClose={onClose} />}
    </Modal>
  )
}
