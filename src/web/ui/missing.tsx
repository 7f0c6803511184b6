import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'

/** What there is no more, or never was, on a page that would have had its name as heading. */
export function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="g-visually-hidden">{title}</h1>
      <EmptyState title={title}>{children}</EmptyState>
    </>
  )
}
