import { lazy, Suspense } from 'react'
import type { ProjectForm } from './projects/project-fields.tsx'
import { detailsFrom } from './projects/project-values.ts'

const NeedPreview = lazy(async () => ({ default: (await import('./matching/need-preview.tsx')).NeedPreview }))

/** What a project asks for, beside the form in which it is written. */
export function ProjectNeed({ form }: { form: ProjectForm }) {
  const {
    internalNote: _,
    location: __,
    estimatedHires: ___,
    engagementType: ____,
    ...project
  } = detailsFrom(form.values)
  return (
    <Suspense>
      <NeedPreview project={{ ...project, need: form.values.need }} onChange={(need) => form.setValues({ need })} />
    </Suspense>
  )
}

export const projectNeedOf = (form: ProjectForm) => <ProjectNeed form={form} />
