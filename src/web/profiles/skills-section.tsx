import { type SkillGroup, skillGroups } from '#domain/profiles/skill-groups.ts'
import { scopeTasks } from '#domain/projects/details.ts'
import { software } from '#domain/trade/software.ts'
import { standards } from '#domain/trade/standards.ts'
import { TagInput } from '../ui/tag-input.tsx'
import { CheckMark } from './check-mark.tsx'
import { useField } from './editor-context.ts'
import { Section } from './section.tsx'

const suggestions: Partial<Record<SkillGroup, readonly string[]>> = {
  technical: scopeTasks.filter((task) => task !== 'Other'),
  tools: software.all.map(({ name }) => name),
  frameworks: standards.all.map(({ name }) => name),
}

export function SkillsSection() {
  return (
    <Section section="skills" lead="Press Enter to add a skill. Buyers search by these.">
      {skillGroups.map(({ group, label }) => (
        <Group key={group} group={group} label={label} />
      ))}
    </Section>
  )
}

function Group({ group, label }: { group: SkillGroup; label: string }) {
  const { props, isUnsure, confirm } = useField(`profile.skills.${group}`)
  return (
    <TagInput
      {...props}
      label={label}
      description={isUnsure && <CheckMark label={label} onConfirm={confirm} />}
      suggestions={suggestions[group]}
      maxLength={200}
    />
  )
}
