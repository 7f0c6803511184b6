import type { Overview } from '#contract/overview.ts'
import { BarTable } from './bar-table.tsx'
import { Panel } from './panel.tsx'

export function SourcesPanel({ sources }: { sources: Overview['sources'] }) {
  return (
    <Panel
      title="Sources"
      lead="By the word in the link that people followed (?from=…), or the site that they came from."
    >
      <BarTable
        label="Sources, in numbers"
        heads={['Source', 'Applied', 'Accepted']}
        rows={sources.map(({ source, applied, accepted }) => ({
          name: source ?? 'Directly',
          value: applied,
          share: accepted / applied,
        }))}
      />
    </Panel>
  )
}
