import classes from './page-button.module.css'

type Look = 'filled' | 'default'

/** A button's look on pages without the component library. */
export const pageButton = (look: Look, size: 'md' | 'lg' = 'md') =>
  `${classes.button} ${classes[look]} ${size === 'lg' ? classes.large : ''}`

/** A link that looks like a button. */
export function PageButton({
  href,
  label,
  look = 'default',
  size = 'md',
}: {
  href: string
  label: string
  look?: Look
  size?: 'md' | 'lg'
}) {
  return (
    <a href={href} className={pageButton(look, size)}>
      {label}
    </a>
  )
}
