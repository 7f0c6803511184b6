import { IconCheck, IconMinus } from '@tabler/icons-react'
import { wantedSystems } from '#domain/applications/wanted-systems.ts'
import classes from './software-fit.module.css'

/** Which of the systems that the project asks for are in someone's profile. */
export function SoftwareFit({ wanted, skills, isInLine }: { wanted: string[]; skills: string[]; isInLine?: boolean }) {
  const systems = wantedSystems(wanted, skills)
  const known = systems.filter(({ isKnown }) => isKnown).length
  return (
    <div className={classes.fit} data-in-line={isInLine}>
      <p>
        Knows {known} of {systems.length}
        {isInLine && ' systems you asked for'}
      </p>
      <ul>
        {systems.map(({ system, isKnown }) => (
          <li key={system} data-known={isKnown || undefined}>
            {isKnown ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconMinus size={14} stroke={2} aria-hidden />}
            {system}
            <span className="g-visually-hidden">{isKnown ? ', in the profile' : ', not in the profile'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
