import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FreeHours } from '#domain/availability/free-hours.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { linkLabel, webLink } from '#domain/profiles/link.ts'
import { formatMonth } from '#domain/profiles/month.ts'
import type { PublicProfile } from '#domain/profiles/public-profile.ts'
import { skillGroups } from '#domain/profiles/skill-groups.ts'
import { headlineOf } from '#domain/profiles/summary.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Availability } from './availability.tsx'
import { PleaseCheck } from './please-check.tsx'
import classes from './profile-view.module.css'

type Props = {
  name: string
  /** What the generated picture is made from, where there is no photo. */
  seed: string
  photoUrl: string | null
  profile: PublicProfile
  workingHours: WorkingHours | null
  /** Null where nobody knows what was accepted. */
  freeHours: FreeHours | null
  /** What they ask for an hour, for those who look for someone. */
  rate?: string | null
  /** Paths of fields that the reader of the resume was unsure of, for those who compare. */
  unsure?: readonly string[]
  /** Whose day the hours are laid beside, where it is not that of who looks. */
  readerZone?: string
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
const period = (start: string | null, end: string | null) =>
  [formatMonth(start), formatMonth(end)].filter(Boolean).join(' – ')

const linkLabels = { linkedin: 'LinkedIn', github: 'GitHub', portfolio: 'Portfolio', website: 'Website' } as const

/** A profile as buyers see it. It has no contact data: those come with acceptance. */
export function ProfileView({
  name,
  seed,
  photoUrl,
  profile,
  workingHours,
  freeHours,
  rate,
  unsure = [],
  readerZone,
}: Props) {
  const { personal_info, skills } = profile
  const links = Object.entries(linkLabels).flatMap(([field, label]) => {
    const url = webLink(personal_info[field as keyof typeof linkLabels] ?? '')
    return url ? [{ label, url }] : []
  })
  return (
    <article className={classes.profile}>
      <header className={classes.head}>
        <Avatar name={name} seed={seed} url={photoUrl} size={56} />
        <div>
          <h2>{name}</h2>
          <p>{joined(headlineOf(profile), personal_info.location)}</p>
        </div>
      </header>
      <PleaseCheck unsure={unsure} at="personal_info" />
      {profile.professional_summary && <p className={classes.prose}>{profile.professional_summary}</p>}
      <PleaseCheck unsure={unsure} at="professional_summary" />
      <Part title="Rate" isShown={Boolean(rate)}>
        {rate}
      </Part>
      {workingHours && (
        <Part title="Availability">
          <Availability workingHours={workingHours} freeHours={freeHours} readerZone={readerZone} />
        </Part>
      )}
      <Entries
        title="Work experience"
        list="work_experience"
        unsure={unsure}
        of={profile.work_experience.map((job) => ({
          title: job.position ?? job.company,
          under: joined(job.position && job.company, job.location),
          when: period(job.start_date, job.end_date),
          text: job.description,
          lines: job.achievements,
        }))}
      />
      <Entries
        title="Education"
        list="education"
        unsure={unsure}
        of={profile.education.map(
          ({ institution, degree, field_of_study, location, honors, gpa, graduation_date }) => ({
            title: joined(degree, field_of_study) || institution,
            under: joined((degree || field_of_study) && institution, location, honors, gpa && `GPA ${gpa}`),
            when: formatMonth(graduation_date),
          }),
        )}
      />
      <Part title="Skills" isShown={skillGroups.some(({ group }) => skills[group].length > 0)}>
        <PleaseCheck unsure={unsure} at="skills" />
        <dl className={classes.skills}>
          {skillGroups
            .filter(({ group }) => skills[group].length > 0)
            .map(({ group, label }) => (
              <div key={group}>
                <dt>{label}</dt>
                <dd>
                  <ul>
                    {skills[group].map((skill) => (
                      <li key={skill}>{skill}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
        </dl>
      </Part>
      <Entries
        title="Certifications"
        list="certifications"
        unsure={unsure}
        of={profile.certifications.map(({ name, issuer, date, credential_id }) => ({
          title: name ?? issuer,
          under: joined(name && issuer, credential_id && `Credential ${credential_id}`),
          when: formatMonth(date),
        }))}
      />
      <Entries
        title="Languages"
        list="languages_spoken"
        unsure={unsure}
        of={profile.languages_spoken.map(({ language, proficiency }) => ({ title: language, under: proficiency }))}
      />
      <Entries
        title="Awards"
        list="awards"
        unsure={unsure}
        of={profile.awards.map(({ title, issuer, date, description }) => ({
          title: title ?? issuer,
          under: title && issuer,
          when: formatMonth(date),
          text: description,
        }))}
      />
      <Part title="Professional links" isShown={links.length > 0}>
        <ul className={classes.links}>
          {links.map(({ label, url }) => (
            <li key={label}>
              {label}:{' '}
              <Anchor href={url} target="_blank" rel="noreferrer nofollow">
                {linkLabel(url)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Part>
    </article>
  )
}

function Part({ title, isShown = true, children }: { title: string; isShown?: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  )
}

type Entry = {
  title: string | null
  under: string | null
  when?: string
  text?: string | null
  lines?: string[]
}

type EntriesProps = { title: string; list: string; unsure: readonly string[]; of: Entry[] }

function Entries({ title, list, unsure, of }: EntriesProps) {
  return (
    <Part title={title} isShown={of.length > 0}>
      {of.map(({ title, under, when, text, lines = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and a profile is drawn as a whole.
        <div key={index} className={classes.entry}>
          <p className={classes.entryHead}>
            <strong>{title}</strong>
            {when && <span>{when}</span>}
          </p>
          {under && <p className={classes.under}>{under}</p>}
          <PleaseCheck unsure={unsure} at={`${list}.${index}`} />
          {text && <p className={classes.prose}>{text}</p>}
          {lines.length > 0 && (
            <ul className={classes.lines}>
              {[...new Set(lines)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Part>
  )
}
