import { Skeleton } from '@mantine/core'
import { EmptyState } from '../ui/empty-state.tsx'
import classes from './detail.module.css'

export function ProjectNotFound() {
  return (
    <EmptyState heading="h1" title="Project Not Found">
      This project may have been removed or doesn't exist.
    </EmptyState>
  )
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
