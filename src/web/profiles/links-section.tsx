import { webLink } from '#domain/profiles/link.ts'
import { TextField } from './fields.tsx'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'

const links = [
  { name: 'linkedin', label: 'LinkedIn', placeholder: 'linkedin.com/in/you' },
  { name: 'github', label: 'GitHub', placeholder: 'github.com/you' },
  { name: 'portfolio', label: 'Portfolio' },
  { name: 'website', label: 'Website' },
] as const

export function LinksSection() {
  return (
    <Section section="links" lead="Pages that show your work. Start each with http:// or https://.">
      <div className={classes.pair}>
        {links.map(({ name, ...rest }) => (
          <TextField key={name} {...rest} path={`profile.personal_info.${name}`} inputMode="url" complete={webLink} />
        ))}
      </div>
    </Section>
  )
}
