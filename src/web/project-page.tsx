import { useDisclosure } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReceivedApplication } from '#contract/applications.ts'
import { type Project, readProject } from '#contract/projects.ts'
import type { Role } from '#domain/accounts/role.ts'
import type { OpenedApplication } from './applications/applicant-drawer.tsx'
import { ApplicationsPanel } from './applications/applications-panel.tsx'
import { useApplicationsView } from './applications/use-applications-view.ts'
import { endpointQuery } from './endpoint-query.ts'
import { AvailabilityLine } from './profiles/availability-line.tsx'
import { projectNeedOf } from './project-need.tsx'
import classes from './projects/detail.module.css'
import { ProjectFacts } from './projects/detail-facts.tsx'
import { ManageProject } from './projects/detail-manage.tsx'
import { projectFailed } from './projects/failures.ts'
import { ProjectNotFound, ProjectSkeleton } from './projects/project-states.tsx'
import { BackLink } from './ui/links.tsx'
import { Loaded } from './ui/loaded.tsx'
import { useShownName } from './ui/shown-name.ts'

const Interviews = lazy(async () => ({
  default: (await import('./interviews/upcoming-interviews.tsx')).UpcomingInterviews,
}))
const Engagements = lazy(async () => ({
  default: (await import('./engagements/engagement-lines.tsx')).EngagementLines,
}))
const ProjectInvitation = lazy(async () => ({
  default: (await import('./projects/detail-invitation.tsx')).ProjectInvitation,
}))
const CompareModal = lazy(async () => ({ default: (await import('./applications/compare-modal.tsx')).CompareModal }))
const ApplicantDrawer = lazy(async () => ({
  default: (await import('./applications/applicant-drawer.tsx')).ApplicantDrawer,
}))
const ProfileView = lazy(async () => ({ default: (await import('./profiles/profile-view.tsx')).ProfileView }))
const EditProjectModal = lazy(async () => ({
  default: (await import('./projects/edit-project-modal.tsx')).EditProjectModal,
}))

const lists = { buyer: '/projects', talent: '/projects-labor', admin: '/admin/projects' } as const

/** A project's page for its owner, with the applications, and for admins, other people and visitors. */
export function ProjectPage() {
  const { id = '' } = useParams({ strict: false })
  const { me } = useRouteContext({ strict: false })
  return (
    <>
      {me && <BackLink to={lists[me.role]}>Back to Projects</BackLink>}
      <ProjectContent id={id} role={me?.role} />
    </>
  )
}

function ProjectContent({ id, role }: { id: string; role: Role | undefined }) {
  const query = useQuery(endpointQuery(readProject, { id }))
  useShownName(query.data?.title)
  return (
    <Loaded
      query={query}
      what="project"
      skeleton={<ProjectSkeleton />}
      failed={{ ...projectFailed, heading: 'h1' }}
      missing={<ProjectNotFound />}
    >
      {(project) =>
        project.isOwn ? <OwnProject project={project} /> : <OthersProject project={project} role={role} />
      }
    </Loaded>
  )
}

function OthersProject({ project, role }: { project: Project; role: Role | undefined }) {
  return (
    <div className={classes.page}>
      <div>
        <ProjectFacts project={project} />
      </div>
      <Suspense>
        {role === 'admin' ? <ManageProject project={project} /> : <ProjectInvitation id={project.id} role={role} />}
      </Suspense>
    </div>
  )
}

function OwnProject({ project }: { project: Project }) {
  const view = useApplicationsView()
  const [isEditing, editing] = useDisclosure()
  return (
    <>
      <p className={classes.banner}>
        <IconInfoCircle size={18} stroke={1.5} aria-hidden />
        You are viewing your own project
      </p>
      <div className={classes.page}>
        <div>
          <ProjectFacts project={project} />
        </div>
        <ManageProject project={project} onEdit={editing.open} />
        <ApplicationsPanel project={project} view={view} availabilityOf={availabilityOf} />
        <Suspense>
          <Engagements project={project.id} side="owner" />
          <Interviews project={project.id} />
        </Suspense>
      </div>
      <Suspense>
        {view.opened && (
          <ApplicantDrawer
            project={project}
            id={view.opened}
            onClose={() => view.open(undefined)}
            profileOf={profileOf}
          />
        )}
        {isEditing && <EditProjectModal id={project.id} onClose={editing.close} needOf={projectNeedOf} />}
        {view.chosen.length > 1 && (
          <CompareModal
            project={project}
            ids={view.chosen}
            isOpen={view.isComparing}
            onClose={() => view.compare(false)}
            availabilityOf={availabilityOf}
          />
        )}
      </Suspense>
    </>
  )
}

const availabilityOf = ({ applicant }: ReceivedApplication) => (
  <AvailabilityLine workingHours={applicant?.workingHours ?? null} freeHours={applicant?.freeHours ?? null} />
)

const profileOf = ({ application: { applicant }, profile }: OpenedApplication) =>
  applicant &&
  profile && (
    <ProfileView
      name={applicant.name ?? ''}
      seed={applicant.candidateId ?? ''}
      photoUrl={applicant.avatarUrl}
      profile={profile}
      workingHours={applicant.workingHours}
      freeHours={applicant.freeHours}
    />
  )
