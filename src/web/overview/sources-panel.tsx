import type { Overview } from '#contract/overview.ts'
import { BarTable } from './bar-table.tsx'
import { Panel } from './panel.tsx'

export function SourcesPanel({ sources }: { sources: Overview['sources'] }) {
  return (
    <Panel title="Sources" lead="By the tag in the link people followed (?from=…), or the site they came from.">
      <BarTable
        label="Sources, in numbers"
        heads={['Source', 'Applied', 'Accepted']}
        rows={sources.map(({ source, applied, accepted }) => ({
          name: source ?? 'Direct',
          value: applied,
          share: accepted / applied,
        }))}
      />
    </Panel>
  )
}
