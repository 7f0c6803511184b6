import { AnchorLink } from '../ui/links.tsx'
import { Card } from './card.tsx'
import classes from './offer-card.module.css'

const steps = [
  { to: '/talent-profile', title: 'Complete your profile', text: 'It is what firms read first.' },
  { to: '/projects-labor', title: 'Choose your projects', text: 'Apply with a short letter and your rate.' },
  { to: '/platform', title: 'Start with a firm', text: 'Contacts and first steps wait on the platform.' },
] as const

/** For those who are accepted: what they were offered, and how it goes on. */
export function OfferCard({ hasAccess }: { hasAccess: boolean }) {
  return (
    <Card
      title="Offer & Next Steps"
      lead="You have a place in the Glide network. US accounting firms can find you from now on."
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
