import { Button, Skeleton } from '@mantine/core'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import classes from './detail.module.css'

export function ProjectLoading() {
  return (
    <Loading label="Loading project">
      <Skeleton h={40} maw={480} />
      <Skeleton h={20} maw={240} mt={8} />
      <div className={classes.waiting}>
        {[1, 2, 3, 4].map((fact) => (
          <Skeleton key={fact} h={44} />
        ))}
      </div>
      <Skeleton h={24} maw={560} />
      <Skeleton h={240} mt={48} />
    </Loading>
  )
}

export function ProjectNotFound() {
  return (
    <>
      <h1 className="g-visually-hidden">Project Not Found</h1>
      <EmptyState title="Project Not Found">This project may have been removed or doesn't exist.</EmptyState>
    </>
  )
}

export function ProjectUnavailable({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.unavailable}>
      <h1>Unable to Load Project</h1>
      <p>{words}</p>
      <Button variant="default" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
