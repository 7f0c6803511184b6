import { Button, Skeleton } from '@mantine/core'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import classes from './opening.module.css'

export function OpeningNotFound() {
  return (
    <section className={classes.state}>
      <h1>Project Not Found</h1>
      <p>This project may have been removed or doesn't exist.</p>
    </section>
  )
}

export function OpeningFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <section className={classes.state}>
      <h1>Unable to Load Project</h1>
      <FormAlert>{words}</FormAlert>
      <Button variant="default" mt={16} onClick={onRetry}>
        Try Again
      </Button>
    </section>
  )
}

export function OpeningLoading() {
  return (
    <Loading label="Loading project">
      <div className={classes.columns}>
        <div>
          <Skeleton h={40} w="70%" mb={12} />
          <Skeleton h={20} w="40%" mb={24} />
          <Skeleton h={72} mb={32} />
          <Skeleton h={160} />
        </div>
        <Skeleton h={240} />
      </div>
    </Loading>
  )
}
