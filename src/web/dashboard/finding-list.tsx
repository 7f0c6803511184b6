import { Checkbox } from '@mantine/core'
import type { Finding } from '#domain/dashboard/findings.ts'
import classes from './finding-list.module.css'

type Props = { findings: Finding[]; accepted: ReadonlySet<string>; onToggle: (path: string) => void }

/** Section by section: the profile on the left, the resume on the right. */
export function FindingList({ findings, accepted, onToggle }: Props) {
  const sections = Map.groupBy(findings, ({ section }) => section)
  return [...sections].map(([section, list]) => (
    <section key={section} className={classes.section}>
      <h3 className={classes.title}>{section}</h3>
      <ul className={classes.list}>
        {list.map(({ path, label, current, found }) => (
          <li key={path} className={classes.finding}>
            <Checkbox label={label} fw={600} checked={accepted.has(path)} onChange={() => onToggle(path)} />
            <div className={classes.sides}>
              <Side title="In your profile" lines={current} />
              <Side title={path.startsWith('skills.') ? 'New in your resume' : 'In your resume'} lines={found} isNew />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Side({ title, lines, isNew }: { title: string; lines: string[]; isNew?: boolean }) {
  const keyed = lines.map((line, index) => [`${index} ${line}`, line] as const)
  return (
    <div className={classes.side} data-new={isNew || undefined}>
      <p className={classes.which}>{title}</p>
      {lines.length === 0 && <p className={classes.none}>Not in your profile</p>}
      {keyed.map(([key, line]) => (
        <p key={key}>{line}</p>
      ))}
    </div>
  )
}
