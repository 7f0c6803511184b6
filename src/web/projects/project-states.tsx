import { Skeleton } from '@mantine/core'
import type { Failure } from '../ui/failed.tsx'
import { Missing } from '../ui/missing.tsx'
import classes from './detail.module.css'

export const projectFailed: Failure = { title: 'Unable to Load Project', message: 'Failed to load project' }

export const projectsFailed: Failure = { title: 'Error loading projects', message: 'Failed to load projects' }

export function ProjectNotFound() {
  return <Missing title="Project Not Found">This project may have been removed or doesn't exist.</Missing>
}

export function ProjectSkeleton() {
  return (
    <>
      <Skeleton h={40} maw={480} />
      <Skeleton h={20} maw={240} mt={8} />
      <div className={classes.waiting}>
        {[1, 2, 3, 4].map((fact) => (
          <Skeleton key={fact} h={44} />
        ))}
      </div>
      <Skeleton h={24} maw={560} />
      <Skeleton h={240} mt={48} />
    </>
  )
}
