import { brand } from '#domain/brand.ts'
import classes from './logo.module.css'

/** The glide path landing on a double rule, and the name. Decorative parts are hidden: the name is text. */
export function Logo({ isMarkOnly = false, size = 24 }: { isMarkOnly?: boolean; size?: number }) {
  return (
    <span className={classes.logo} style={{ fontSize: size }}>
      <svg className={classes.mark} viewBox="0 0 26 26" fill="none" aria-hidden="true">
        <path
          d="M1.5 1.5C6.8 9.6 12.6 16.2 24.5 16.2"
          stroke="var(--g-green)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M1.5 20.3h22M1.5 23.3h22" stroke="var(--g-ink)" strokeWidth="1.2" />
      </svg>
      <span className={isMarkOnly ? 'g-visually-hidden' : classes.name}>{brand.name}</span>
    </span>
  )
}
