import type { Steps } from '#contract/endpoint.ts'
import { brand } from '#domain/brand.ts'

const actors = {
  admin: 'an admin',
  owner: 'the owner of the project',
  talent: 'the talent',
  guest: 'the guest',
  system: brand.name,
} as const

/** What an endpoint does with a life cycle, from the life cycle itself. */
export function describeSteps({ lifeCycle, by, names }: Steps): string {
  const { subject, starts, moves } = lifeCycle
  const lines = names.map((name) => {
    const start = starts[name]
    if (start) return `- ${name}: new → ${start.to}`
    const { from = [], to } = moves[name] ?? {}
    return `- ${name}: ${from.join(', ')} → ${to === 'same' ? 'the same' : to}`
  })
  return [`Status of the ${subject}, by ${actors[by]}:`, '', ...lines].join('\n')
}
