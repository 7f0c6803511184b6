import { Button, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OwnProject } from '#contract/projects.ts'
import { type ProjectStatus, settableProjectStatuses } from '#domain/projects/status.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import classes from './edit-project-form.module.css'
import { fieldLabels } from './field-labels.ts'
import { ProjectFields, type ProjectForm } from './project-fields.tsx'
import type { useEditProject } from './use-edit-project.ts'

type Props = {
  project: OwnProject
  editing: ReturnType<typeof useEditProject>
  onCancel: () => void
  needOf?: ((form: ProjectForm) => ReactNode) | undefined
}

/** The fields of a project with its status, and what was changed elsewhere. */
export function EditProjectForm({ project, editing, onCancel, needOf }: Props) {
  const { form, status, changedElsewhere } = editing
  const statuses: ProjectStatus[] = [...settableProjectStatuses]
  if (project.status === 'active') statuses.unshift('active')
  return (
    <form noValidate onSubmit={editing.submit} className={classes.form}>
      <ProjectFields
        form={form}
        kind="edit"
        status={
          <Select
            label={fieldLabels.status}
            allowDeselect={false}
            data={statuses.map((value) => ({ value, label: projectStateLabels[value] }))}
            value={status}
            onChange={(chosen) => chosen && editing.chooseStatus(chosen as ProjectStatus)}
          />
        }
      />
      {needOf?.(form)}
      <div className={classes.foot}>
        {changedElsewhere.length > 0 && (
          <FormAlert>
            <p>
              This project was changed elsewhere since you opened it: {changedElsewhere.join(', ')}. What you typed is
              still here. Save again to replace those changes, or load the latest version.
            </p>
            <Button variant="default" size="xs" mt={12} onClick={editing.loadNewer}>
              Load Latest Version
            </Button>
          </FormAlert>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <WorkingButton type="submit" isWorking={editing.isSaving} workingText="Saving..." disabled={!editing.canSave}>
            Save Changes
          </WorkingButton>
        </div>
      </div>
      <ClosingDialog
        isOpen={editing.closing !== undefined}
        closing={editing.closing}
        isWorking={editing.isSaving}
        onConfirm={editing.confirmClosing}
        onClose={editing.keepOpen}
      />
    </form>
  )
}
