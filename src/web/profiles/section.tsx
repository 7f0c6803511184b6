import type { ReactNode } from 'react'
import { type ProfileSection, profileSections } from '#domain/profiles/completeness.ts'
import classes from './profile-editor.module.css'

export const sectionId = (section: ProfileSection) => `profile-${section}`

export function Section({ section, lead, children }: { section: ProfileSection; lead: string; children: ReactNode }) {
  const id = sectionId(section)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {profileSections[section]}
      </h2>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
