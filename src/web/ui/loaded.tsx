import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Problem } from '#domain/problem.ts'
import { Failed, type Failure } from './failed.tsx'
import classes from './loaded.module.css'
import { Loading } from './loading.tsx'

/** What of a query is looked at; several may be put together as one. */
export type Loadable<T> = {
  data: T | undefined
  error: Error | null
  isPlaceholderData?: boolean
  refetch: () => Promise<unknown>
}

type Props<T> = {
  query: Loadable<T>
  /** What is loaded, for the words around it: "leads". */
  what: string
  /** The shape of what comes, so that nothing jumps. */
  skeleton: ReactNode
  failed?: Failure
  /** There is no such thing, or its address is none. */
  missing?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T, isStale: boolean) => ReactNode
}

const isMissing = (error: Error | null) =>
  error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid_input')

/** Something in each of its states: on its way, failed, missing, empty, or there. What is there stays when a refresh fails. */
export function Loaded<T>({ query, what, skeleton, failed, missing, isEmpty, empty, children }: Props<T>) {
  const { data, error, isPlaceholderData = false, refetch } = query
  const place = useRef<HTMLDivElement>(null)
  /** The failure that is being tried again: it stays in sight, and its button under the finger. */
  const [tried, setTried] = useState<Error>()
  useEffect(() => {
    // Whoever pressed Try Again is led to what it brought, for the button has gone.
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
    const message = failed?.title ? '' : `The ${what} couldn’t be loaded.`
    return <Failed message={message} {...failed} error={shown} isRetrying={Boolean(tried)} onRetry={retry} />
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {content()}
    </div>
  )
}
