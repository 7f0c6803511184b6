import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

type Props = {
  title: string
  /** `h1` where the page has no other. */
  heading?: 'h1' | 'h2'
  children: ReactNode
  action?: ReactNode
}

/** An empty list says what comes next. Its drawing: a glide path that has not landed yet. */
export function EmptyState({ title, heading: Heading = 'h2', children, action }: Props) {
  return (
    <section className={classes.empty}>
      <svg width="160" height="96" viewBox="0 0 160 96" fill="none" aria-hidden="true">
        <path d="M0 14.5h160M0 36.5h160M0 58.5h160M36.5 0v72M115.5 0v72" stroke="var(--g-rule)" />
        <path d="M98 85.5h62M98 91.5h62" stroke="var(--g-ink)" />
        <path d="M1 9C30 58 74 84 159 85.5" stroke="var(--g-green)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{children}</p>
      {action}
    </section>
  )
}
