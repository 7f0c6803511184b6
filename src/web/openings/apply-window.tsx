import { Modal } from '@mantine/core'
import classes from './apply-form.module.css'
import { ApplyForm } from './apply-form.tsx'

const tips = [
  'Name the closes, filings or cleanups you’ve done that come closest to this work.',
  'Say which of the listed systems you work in every week.',
  'Say which hours you share with the team and when you can start.',
  'Leave out client names and anything confidential.',
]

type Props = {
  opening: { id: string; title: string }
  isOpen: boolean
  /** On a project's own page there is room for hints and tips. */
  hasTips?: boolean
  onClose: () => void
}

export function ApplyWindow({ opening, isOpen, hasTips = false, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Apply to ${opening.title}`}
      classNames={{ title: classes.title }}
      size={hasTips ? 720 : 520}
      closeOnClickOutside={false}
    >
      {hasTips && (
        <aside className={classes.tips} aria-label="Tips">
          <h3>Cover letters that get answers</h3>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </aside>
      )}
      <ApplyForm projectId={opening.id} hasHints={hasTips} onApplied={onClose} onCancel={onClose} />
    </Modal>
  )
}
