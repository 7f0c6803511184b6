import { Button, Group, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Project } from '#contract/projects.ts'
import { projectFacts } from '#domain/projects/details.ts'
import { ProjectFacts } from './detail-facts.tsx'
import classes from './new-project.module.css'
import type { ProjectForm } from './project-fields.tsx'
import { checkProject, detailsFrom } from './project-values.ts'

/** What everyone will see of the project, before it is posted. What is wrong with it is said first. */
export function PreviewProject({ form }: { form: ProjectForm }) {
  const [isOpen, preview] = useDisclosure()
  const open = () => {
    const wrong = checkProject(form.getValues())
    if (Object.keys(wrong).length > 0) form.showErrors(wrong)
    else preview.open()
  }
  return (
    <>
      <Button variant="default" size="lg" onClick={open}>
        Preview
      </Button>
      <Modal opened={isOpen} onClose={preview.close} title="Preview" size={760}>
        <p className={classes.hint}>This is what people will see. Nothing is posted yet.</p>
        <div className={classes.preview}>{isOpen && <ProjectFacts project={shownOf(form)} />}</div>
        <Group justify="end" mt={24}>
          <Button variant="default" onClick={preview.close}>
            Back to Editing
          </Button>
        </Group>
      </Modal>
    </>
  )
}

/** A project as a visitor reads it: what the owner alone sees stays out. */
function shownOf(form: ProjectForm): Project {
  const { scopeTasks = [], internalNote: _, ...facts } = detailsFrom(form.getValues())
  return {
    ...projectFacts.parse({ ...facts, scopeOfWork: scopeTasks.join(', ') || null }),
    id: '',
    status: 'Open',
    createdAt: new Date().toISOString(),
    internalNote: null,
    takedown: null,
    isOwn: false,
    history: [],
    actions: [],
  }
}
