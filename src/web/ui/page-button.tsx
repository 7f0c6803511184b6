import classes from './page-button.module.css'

type Look = 'filled' | 'default'

/** The look of a button on pages that do without the component kit. */
export const pageButton = (look: Look, size: 'md' | 'lg' = 'md') =>
  `${classes.button} ${classes[look]} ${size === 'lg' ? classes.large : ''}`

/** A button that leads somewhere. */
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
