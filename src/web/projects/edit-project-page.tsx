import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type OwnProject, readProjectDetails } from '#contract/projects.ts'
import { editorQuery } from '../editor-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import classes from './edit-project-form.module.css'
import { EditProjectForm } from './edit-project-form.tsx'
import { EditorNotFound } from './editor-not-found.tsx'
import { projectFailed } from './failures.ts'
import type { ProjectForm } from './project-fields.tsx'
import { useEditProject } from './use-edit-project.ts'

type Props = { needOf: (form: ProjectForm) => ReactNode }

export function EditProjectPage({ needOf }: Props) {
  const { id = '' } = useParams({ strict: false })
  const details = useQuery(editorQuery(readProjectDetails, { id }))
  const title = details.data?.title
  useShownName(title && `Edit: ${title}`)
  const back = (
    <AnchorLink to="/projects/$id" params={{ id }} size="sm">
      Back to Project
    </AnchorLink>
  )
  return (
    <>
      <PageHead title="Edit Project" over={!details.error && back} lead={leadOf(details, ({ title }) => title)} />
      <Loaded
        query={details}
        what="project"
        skeleton={<Skeleton h={640} maw={720} />}
        failed={projectFailed}
        missing={<EditorNotFound />}
      >
        {(project) => <Editor project={project} needOf={needOf} />}
      </Loaded>
    </>
  )
}

function Editor({ project, needOf }: Props & { project: OwnProject }) {
  const navigate = useNavigate()
  const goBack = () => void navigate({ to: '/projects/$id', params: { id: project.id } })
  const editing = useEditProject(project, goBack)
  const leaving = useBlocker({
    shouldBlockFn: editing.hasUnsaved,
    enableBeforeUnload: editing.hasUnsaved,
    withResolver: true,
  })
  return (
    <div className={classes.page}>
      <EditProjectForm project={project} editing={editing} onCancel={goBack} needOf={needOf} />
      <ConfirmModal
        isOpen={leaving.status === 'blocked'}
        title="Discard Changes"
        closeText="Keep Editing"
        workingText="Discarding..."
        isWorking={false}
        onConfirm={() => leaving.proceed?.()}
        onClose={() => leaving.reset?.()}
      >
        You have unsaved changes. Discard them?
      </ConfirmModal>
    </div>
  )
}
