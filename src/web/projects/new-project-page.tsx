import type { ReactNode } from 'react'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import classes from './new-project.module.css'
import { PreviewProject } from './preview-project.tsx'
import { ProjectFields, type ProjectForm } from './project-fields.tsx'
import type { ProjectField } from './project-values.ts'
import { UploadRequest } from './upload-request.tsx'
import { useNewProject } from './use-new-project.ts'

type Props = {
  /** What the text asks for, beside it. */
  needOf: (form: ProjectForm) => ReactNode
}

export function NewProjectPage({ needOf }: Props) {
  const project = useNewProject()
  const { form, isBlank, isBusy } = project
  const noteOf = (field: ProjectField) =>
    project.isFound(field) ? <span className={classes.found}>Found in your request, please check</span> : undefined
  return (
    <>
      <PageHead
        title="Tell Us Your Requirements"
        lead="Everything but the title is optional. You can change all of it later."
        actions={
          <>
            <ButtonLink variant="default" to="/homepage">
              Back to Homepage
            </ButtonLink>
            <WorkingButton
              variant="default"
              isWorking={project.isKeeping}
              workingText="Saving..."
              disabled={isBlank}
              onClick={project.createNewJob}
            >
              + Create New Job
            </WorkingButton>
          </>
        }
      />
      <div className={classes.columns}>
        <form noValidate onSubmit={project.submit} className={classes.form}>
          {project.isRestored && !isBlank && (
            <p className={classes.restored} role="status">
              We restored what you typed earlier. <DiscardDraft onDiscard={project.discard} />
            </p>
          )}
          <div inert={isBusy}>
            <ProjectFields form={form} kind="new" noteOf={noteOf} />
          </div>
          {project.failure && <FormAlert>{project.failure}</FormAlert>}
          {project.isCreated && (
            <p className={classes.created} role="status">
              Project created successfully! Moving to the next step…
            </p>
          )}
          <div className={classes.next}>
            <WorkingButton
              type="submit"
              size="lg"
              isWorking={project.isCreating || project.isCreated}
              workingText="Saving..."
              disabled={form.values.title.trim() === ''}
            >
              Next
            </WorkingButton>
            <PreviewProject form={form} />
            <span className={classes.hint}>Saved in this browser as you type, until you post or discard it.</span>
          </div>
        </form>
        <aside className={classes.aside} aria-label="Upload a request">
          <UploadRequest project={project} />
        </aside>
        <div className={classes.need}>{needOf(form)}</div>
      </div>
    </>
  )
}
