import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type OwnProject, readProjectDetails } from '#contract/projects.ts'
import { editorQuery } from '../editor-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { EditProjectForm } from './edit-project-form.tsx'
import { EditorNotFound } from './editor-not-found.tsx'
import { projectFailed } from './failures.ts'
import type { ProjectForm } from './project-fields.tsx'
import { useEditProject } from './use-edit-project.ts'

type Props = {
  id: string
  onClose: () => void
  onSaved?: () => void
  needOf?: (form: ProjectForm) => ReactNode
}

/** Edits a project in a dialog over its page. Open while it is rendered. */
export function EditProjectModal({ id, onClose, onSaved, needOf }: Props) {
  useFocusBack()
  const details = useQuery(editorQuery(readProjectDetails, { id }))
  if (details.data)
    return <Editor project={details.data} onClose={onClose} {...(onSaved && { onSaved })} {...(needOf && { needOf })} />
  return (
    <Modal opened onClose={onClose} title="Edit Details" size={720}>
      <Loaded
        query={details}
        what="project"
        skeleton={<Skeleton h={520} />}
        failed={projectFailed}
        missing={<EditorNotFound />}
      >
        {() => null}
      </Loaded>
    </Modal>
  )
}

function Editor({ project, onClose, onSaved, needOf }: Omit<Props, 'id'> & { project: OwnProject }) {
  const [isAsking, setIsAsking] = useState(false)
  const editing = useEditProject(project, () => [onClose(), onSaved?.()])
  // One Escape keypress reaches both dialogs, so the question is asked after it.
  const close = () => (editing.isChanged ? setTimeout(() => setIsAsking(true)) : onClose())
  return (
    <>
      <Modal
        opened
        onClose={close}
        title="Edit Details"
        size={720}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking && !editing.closing}
      >
        <EditProjectForm project={project} editing={editing} onCancel={close} needOf={needOf} />
      </Modal>
      <ConfirmModal
        isOpen={isAsking}
        title="Discard Changes"
        closeText="Keep Editing"
        workingText="Discarding..."
        isWorking={false}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      >
        You have unsaved changes. Discard them?
      </ConfirmModal>
    </>
  )
}
