import { webLink } from '#domain/profiles/link.ts'
import { useEditor } from './editor-context.ts'
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
  const { edited, changeProfile } = useEditor()
  const { personal_info } = edited.profile
  const change = (name: string, value: string) => changeProfile({ personal_info: { ...personal_info, [name]: value } })
  return (
    <Section section="links" lead="Pages that show your work. Start each with http:// or https://.">
      <div className={classes.pair}>
        {links.map(({ name, ...rest }) => (
          <TextField
            key={name}
            {...rest}
            path={`profile.personal_info.${name}`}
            inputMode="url"
            value={personal_info[name]}
            onChange={(value) => change(name, value)}
            onLeave={(value) => {
              const link = webLink(value)
              if (link && link !== value) change(name, link)
            }}
          />
        ))}
      </div>
    </Section>
  )
}
