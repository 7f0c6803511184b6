import { useEffect, useState } from 'react'
import classes from './scheduling.module.css'

/** The page that was loaded from the server, whose policy decides what may be framed. */
const loadedPath = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && new URL(entry.name).pathname
}

/** A scheduling service in an iframe. Only this page's own content security policy allows it, so arriving from another page reloads first. */
export function EmbeddedScheduler({ url }: { url: string }) {
  const [isAllowed] = useState(() => loadedPath() === location.pathname)
  useEffect(() => {
    if (!isAllowed) location.reload()
  }, [isAllowed])
  if (!isAllowed) return null
  return <iframe className={classes.frame} src={url} title="Schedule your intro call" />
}
