import type { Role } from '#domain/accounts/role.ts'
import { brand } from '#domain/brand.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import classes from './detail.module.css'

/** What a reader who doesn't manage the project can do next. */
export function ProjectInvitation({ id, role }: { id: string; role: Role | undefined }) {
  if (role === 'buyer' || role === 'admin') return null
  return (
    <aside className={classes.manage} aria-labelledby="project-invitation">
      <h2 id="project-invitation" className={classes.manageTitle}>
        {role ? 'Interested?' : 'Log in to continue'}
      </h2>
      <p className={classes.note}>
        {role
          ? 'Read about the work and apply with a cover letter.'
          : 'Log in to apply and contact the firm. You’ll come back to this page.'}
      </p>
      {role ? (
        <ButtonLink to="/projects-labor/$id" params={{ id }}>
          View and Apply
        </ButtonLink>
      ) : (
        <div className={classes.buttons}>
          <ButtonLink to="/login" search={{ redirect: `/projects/${id}` }}>
            Log in
          </ButtonLink>
          <p className={classes.hint}>
            New to {brand.name}?{' '}
            <AnchorLink to="/talent-intake" size="xs">
              Apply to be Talent
            </AnchorLink>
          </p>
        </div>
      )}
    </aside>
  )
}
