import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Problem } from '#domain/problem.ts'
import { Failed, type Failure } from './failed.tsx'
import classes from './loaded.module.css'
import { Loading } from './loading.tsx'
import { notLoaded } from './not-loaded.ts'

/** The part of a query that is used; several can be combined into one. */
export type Loadable<T> = {
  data: T | undefined
  error: Error | null
  isPlaceholderData?: boolean
  refetch: () => Promise<unknown>
}

type Props<T> = {
  query: Loadable<T>
  /** What is loaded, for messages about it: "leads". */
  what: string
  /** A placeholder in the shape of the content, so that nothing jumps. */
  skeleton: ReactNode
  failed?: Failure
  /** It doesn't exist, or its URL is invalid. */
  missing?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T, isStale: boolean) => ReactNode
}

const isMissing = (error: Error | null) =>
  error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid_input')

/** Shows a query in each of its states: loading, failed, missing, empty or loaded. Loaded data stays when a refresh fails. */
export function Loaded<T>({ query, what, skeleton, failed, missing, isEmpty, empty, children }: Props<T>) {
  const { data, error, isPlaceholderData = false, refetch } = query
  const place = useRef<HTMLDivElement>(null)
  /** The failure being retried stays visible, so that its button doesn't move. */
  const [tried, setTried] = useState<Error>()
  useEffect(() => {
    // After Try Again the focus moves to the content, because the button is gone.
    if (!tried) return
    return () => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    }
  }, [tried])

  const content = () => {
    if (missing && isMissing(error)) return missing
    if (data !== undefined) return isEmpty?.(data) ? empty : children(data, isPlaceholderData)
    const shown = error ?? tried
    if (!shown) return <Loading label={`Loading ${what}`}>{skeleton}</Loading>
    const retry = () => {
      setTried(shown)
      void refetch().finally(() => setTried(undefined))
    }
    const message = failed?.title ? '' : `${notLoaded(what)}.`
    return <Failed message={message} {...failed} error={shown} isRetrying={Boolean(tried)} onRetry={retry} />
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {content()}
    </div>
  )
}
