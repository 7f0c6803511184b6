import type { ReactNode } from 'react'
import classes from './data-table.module.css'

type Head = string | { label: string; isEnd: true }
type Props = { label: string; heads: readonly Head[]; isStale?: boolean; children: ReactNode }

const labelOf = (head: Head) => (typeof head === 'string' ? head : head.label)

/**
 * Rows under a shaded header. A table wider than the page scrolls, also by keyboard; on narrow screens each row becomes a card
 * whose values are labeled with their column.
 */
export function DataTable({ label, heads, isStale = false, children }: Props) {
  const labels = Object.fromEntries(heads.map((head, at) => [`--head-${at + 1}`, JSON.stringify(labelOf(head))]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard as well.
    <section className={classes.scroll} aria-label={label} tabIndex={0} aria-busy={isStale}>
      <table className={classes.table} data-folds={heads.length > 3 || undefined} style={labels}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={labelOf(head)} scope="col" data-end={typeof head !== 'string' || undefined}>
                {labelOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
