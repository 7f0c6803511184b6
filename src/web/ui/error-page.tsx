import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Problem } from '#domain/problem.ts'
import classes from './error-page.module.css'
import { Logo } from './logo.tsx'

/** When a page can't be rendered: what happened, and a way to continue. A refusal is retried; anything else reloads the page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isProblem = error instanceof Problem
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <a href="/" className={classes.logo}>
        <Logo />
      </a>
      <div role="alert">
        <h1 className={classes.title}>This page couldn’t be shown</h1>
        <p>{(isProblem && error.message) || 'Something went wrong on our side. Nothing you saved is lost.'}</p>
      </div>
      <Button variant="default" onClick={() => (isProblem ? router.invalidate() : location.reload())}>
        Try again
      </Button>
    </main>
  )
}
