import { Button, Group, Modal } from '@mantine/core'
import type { FoundValues } from './brief-values.ts'
import { fieldLabels } from './field-labels.ts'
import type { ProjectField, ProjectValues } from './project-values.ts'
import classes from './upload-request.module.css'

type Props = { contested: FoundValues; values: ProjectValues; onAnswer: (isReplacing: boolean) => void }

/** Asks before replacing what was typed with what a request says. */
export function ContestedFields({ contested, values, onAnswer }: Props) {
  const fields = Object.keys(contested) as ProjectField[]
  return (
    <Modal opened={fields.length > 0} onClose={() => onAnswer(false)} title="Replace What You Typed?">
      <p>Your request says something different here. Everything else from it is already in the form.</p>
      <dl className={classes.contested}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldLabels[field]}</dt>
            <dd>
              You typed “{String(values[field])}”. It says “{String(contested[field])}”.
            </dd>
          </div>
        ))}
      </dl>
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          Keep Mine
        </Button>
        <Button onClick={() => onAnswer(true)}>Replace</Button>
      </Group>
    </Modal>
  )
}
