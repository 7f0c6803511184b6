import { projectNeedOf } from './project-need.tsx'
import { NewProjectPage } from './projects/new-project-page.tsx'

export const NewProject = () => <NewProjectPage needOf={projectNeedOf} />
