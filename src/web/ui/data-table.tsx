import type { ReactNode } from 'react'
import classes from './data-table.module.css'

type Head = string | { label: string; isEnd: true }
type Props = { label: string; heads: readonly Head[]; isStale?: boolean; children: ReactNode }

/** Rows under a sunken head. One that is wider than the page is scrolled, by keyboard as well. */
export function DataTable({ label, heads, isStale = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard as well.
    <section className={classes.scroll} aria-label={label} tabIndex={0} aria-busy={isStale}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => {
              const { label, isEnd } = typeof head === 'string' ? { label: head, isEnd: false } : head
              return (
                <th key={label} scope="col" data-end={isEnd || undefined}>
                  {label}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
