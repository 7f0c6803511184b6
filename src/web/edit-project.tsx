import { projectNeedOf } from './project-need.tsx'
import { EditProjectPage } from './projects/edit-project-page.tsx'

export const EditProject = () => <EditProjectPage needOf={projectNeedOf} />
