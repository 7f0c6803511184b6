import { Title, type TitleProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** A heading that takes the focus when its text changes, so that screen readers follow from one view to the next. */
export function ViewHeading({ children, ...props }: TitleProps & { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)
  useEffect(() => {
    if (shown.current === children) return
    shown.current = children
    heading.current?.focus()
  }, [children])
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }} {...props}>
      {children}
    </Title>
  )
}
