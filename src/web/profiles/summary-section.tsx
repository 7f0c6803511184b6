import { useEditor } from './editor-context.ts'
import { ProseField } from './fields.tsx'
import { Section } from './section.tsx'

export function SummarySection() {
  const { edited, changeProfile } = useEditor()
  return (
    <Section section="summary" lead="Two or three sentences: what you do, for whom, and how well.">
      <ProseField
        path="profile.professional_summary"
        label="Summary"
        rows={4}
        value={edited.profile.professional_summary}
        onChange={(professional_summary) => changeProfile({ professional_summary })}
      />
    </Section>
  )
}
