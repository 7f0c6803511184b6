import { Modal, Skeleton } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listApplications, type ReceivedApplication } from '#contract/applications.ts'
import { wantedSystems } from '#domain/applications/wanted-systems.ts'
import { pageQuery } from '../page-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { formatHourly } from '../ui/money.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatDate } from '../ui/time.ts'
import { nameOf, yearsOf } from './applicant-labels.ts'
import { ApplicationActions } from './application-actions.tsx'
import classes from './compare-modal.module.css'
import { CoverLetter } from './cover-letter.tsx'
import { Vetting } from './vetting.tsx'

type Props = {
  project: { id: string; title: string; softwareSystems: string[] }
  ids: string[]
  isOpen: boolean
  onClose: () => void
}

/** Up to three applicants side by side, in the order in which they were chosen. */
export function CompareModal({ project, ids, isOpen, onClose }: Props) {
  const compared = useQuery({
    ...pageQuery(listApplications, { id: project.id, only: ids.join(',') }),
    enabled: isOpen,
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title="Compare applicants" size={1040}>
      <Loaded query={compared} what="applications" skeleton={<Skeleton h={480} />}>
        {({ applications }) => <Comparison project={project} applications={inOrder(ids, applications)} />}
      </Loaded>
    </Modal>
  )
}

const inOrder = (ids: string[], applications: ReceivedApplication[]) =>
  ids.flatMap((id) => applications.find((one) => one.id === id) ?? [])

function Comparison({ project, applications }: Pick<Props, 'project'> & { applications: ReceivedApplication[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label="Comparison">
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {applications.map(({ id, applicant }) => (
              <th key={id} scope="col">
                {nameOf(applicant)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(project).map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {applications.map((application) => (
                <td key={application.id}>{cell(application) || <None />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Row = [label: string, cell: (application: ReceivedApplication) => ReactNode]

const rowsFor = ({ id, title, softwareSystems }: Props['project']): Row[] => [
  ['Status', ({ status }) => <StatusBadge kind="application" status={status} />],
  ['Rate', ({ hourlyRate }) => hourlyRate !== null && <strong>{formatHourly(hourlyRate)}</strong>],
  ['Can start', ({ availableStartDate }) => availableStartDate && formatDate(availableStartDate)],
  ['Vetting', ({ applicant }) => applicant && <Vetting isVetted={applicant.isVetted} />],
  ['Current role', ({ applicant }) => applicant?.jobTitle],
  ['Experience', ({ applicant }) => applicant?.experienceYears && yearsOf(applicant.experienceYears)],
  ['Country', ({ applicant }) => applicant?.place],
  ...(softwareSystems.length > 0
    ? ([
        [
          'Software you asked for',
          ({ applicant }) => applicant && <Match wanted={softwareSystems} known={applicant.skills} />,
        ],
      ] as Row[])
    : []),
  ['All skills', ({ applicant }) => applicant?.skills.join(', ')],
  ['Cover letter', ({ coverLetter }) => <CoverLetter text={coverLetter} />],
  [
    'Decision',
    (application) => (
      <div className={classes.actions}>
        <ApplicationActions projectId={id} title={title} application={application} />
      </div>
    ),
  ],
]

function Match({ wanted, known }: { wanted: string[]; known: string[] }) {
  return (
    <ul className={classes.match}>
      {wantedSystems(wanted, known).map(({ system, isKnown }) => (
        <li key={system} data-known={isKnown || undefined}>
          {isKnown ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconMinus size={14} stroke={2} aria-hidden />}
          {system}
          <span className="g-visually-hidden">{isKnown ? ', in the profile' : ', not in the profile'}</span>
        </li>
      ))}
    </ul>
  )
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="g-visually-hidden">none</span>
    </>
  )
}
