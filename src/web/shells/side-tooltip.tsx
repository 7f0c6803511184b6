import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './side-tooltip.module.css'

type Props = { label: string; isOff?: boolean; children: ReactNode }

/**
 * The label of an icon in the collapsed sidebar, beside it. Always in one place, it needs none of the code that finds one,
 * which would weigh twenty kilobytes on every page. Screen readers have the label from the icon itself.
 */
export function SideTooltip({ label, isOff = false, children }: Props) {
  const [isShown, setIsShown] = useState(false)
  const show = () => setIsShown(true)
  const hide = () => setIsShown(false)
  const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside acts
    <span
      className={classes.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {isShown && !isOff && (
        <span className={classes.tooltip} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  )
}
