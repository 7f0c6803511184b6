import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listApplications, type ReceivedApplication } from '#contract/applications.ts'
import { pageQuery } from '../page-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { formatHourly } from '../ui/money.ts'
import { formatDate } from '../ui/time.ts'
import { nameOf, yearsOf } from './applicant-labels.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationBadge } from './application-badge.ts'
import classes from './compare-modal.module.css'
import { CoverLetter } from './cover-letter.tsx'
import { SoftwareFit } from './software-fit.tsx'
import { Vetting } from './vetting.tsx'

type Props = {
  project: { id: string; title: string; softwareSystems: string[] }
  ids: string[]
  isOpen: boolean
  onClose: () => void
  /** The hours, the start and the overlap, rendered by the profiles feature. */
  availabilityOf: (application: ReceivedApplication) => ReactNode
}

/** A few applicants side by side, in the order in which they were chosen. */
export function CompareModal({ project, ids, isOpen, onClose, availabilityOf }: Props) {
  const compared = useQuery({
    ...pageQuery(listApplications, { id: project.id, only: ids.join(',') }),
    enabled: isOpen,
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title="Compare applicants" size={1280}>
      <Loaded
        query={compared}
        what="applications"
        skeleton={<Skeleton h={480} />}
        missing={<p>These applications aren’t here anymore. Choose applicants from the list.</p>}
      >
        {({ applications }) => (
          <Comparison rows={rowsFor(project, availabilityOf)} applications={inOrder(ids, applications)} />
        )}
      </Loaded>
    </Modal>
  )
}

const inOrder = (ids: string[], applications: ReceivedApplication[]) =>
  ids.flatMap((id) => applications.find((one) => one.id === id) ?? [])

function Comparison({ rows, applications }: { rows: Row[]; applications: ReceivedApplication[] }) {
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
          {rows.map(([label, cell]) => (
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

const rowsFor = ({ id, title, softwareSystems }: Props['project'], availabilityOf: Props['availabilityOf']): Row[] => [
  ['Status', ({ status }) => <ApplicationBadge status={status} />],
  ['Rate', ({ hourlyRate }) => hourlyRate !== null && <strong>{formatHourly(hourlyRate)}</strong>],
  ['Can start', ({ availableStartDate }) => availableStartDate && formatDate(availableStartDate)],
  ['Vetting', ({ applicant }) => applicant && <Vetting isVetted={applicant.isVetted} />],
  ['Credential', ({ applicant }) => applicant?.credentials.join(', ')],
  ['Hours', (application) => application.applicant?.workingHours && availabilityOf(application)],
  ['Current role', ({ applicant }) => applicant?.jobTitle],
  ['Experience', ({ applicant }) => applicant?.experienceYears && yearsOf(applicant.experienceYears)],
  ['Country', ({ applicant }) => applicant?.place],
  ...(softwareSystems.length > 0
    ? ([
        [
          'Software you asked for',
          ({ applicant }) => applicant && <SoftwareFit wanted={softwareSystems} skills={applicant.skills} />,
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

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="g-visually-hidden">none</span>
    </>
  )
}
