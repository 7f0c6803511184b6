import type { ListedEngagement } from '#contract/engagement-lines.ts'
import { ButtonLink } from '../ui/links.tsx'

type Props = { engagement: ListedEngagement; variant: 'filled' | 'light'; size?: 'sm' | 'xs' }

/** The one thing to do next, or the page of the engagement. */
export function StandingButton({ engagement: { standing, title }, variant, size = 'sm' }: Props) {
  if (!standing.action) return null
  const [path = '', search = ''] = standing.action.to.split('?')
  return (
    <ButtonLink
      variant={variant}
      size={size}
      to={path}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
    >
      {standing.action.label}
      <span className="g-visually-hidden">: {title ?? 'engagement'}</span>
    </ButtonLink>
  )
}
