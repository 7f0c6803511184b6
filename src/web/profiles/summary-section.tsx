import { ProseField } from './fields.tsx'
import { Section } from './section.tsx'

export function SummarySection() {
  return (
    <Section section="summary" lead="Two or three sentences: what you do, for whom, and how well.">
      <ProseField path="profile.professional_summary" label="Summary" rows={4} />
    </Section>
  )
}
