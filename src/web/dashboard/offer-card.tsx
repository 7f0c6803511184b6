import { brand } from '#domain/brand.ts'
import { AnchorLink } from '../ui/links.tsx'
import { Card } from './card.tsx'
import classes from './offer-card.module.css'

const steps = [
  { to: '/talent-profile', title: 'Complete your profile', text: 'This is what firms read first.' },
  { to: '/projects-labor', title: 'Choose your projects', text: 'Apply with a short cover letter and your rate.' },
  { to: '/platform', title: 'Start with a firm', text: 'Your contacts and onboarding steps are on the platform.' },
] as const

/** For accepted talent: the offer and the next steps. */
export function OfferCard({ hasAccess }: { hasAccess: boolean }) {
  return (
    <Card
      title="Offer & Next Steps"
      lead={`You’re in the ${brand.name} network. US accounting firms can now find you.`}
    >
      <ol className={classes.steps}>
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <strong>
              {to === '/platform' && !hasAccess ? (
                title
              ) : (
                <AnchorLink to={to} fz="sm" fw={600}>
                  {title}
                </AnchorLink>
              )}
            </strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
