import type { ReactNode } from 'react'

/** Skeletons in the shape of the content. They appear after 200 ms, so that fast responses don't flash. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="g-delayed">
      <span className="g-visually-hidden">{label}</span>
      {children}
    </div>
  )
}
