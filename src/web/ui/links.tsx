import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from './links.module.css'

type Native<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** A link in text, checked against the route table. */
export const AnchorLink = createLink((props: Native<AnchorProps>) => <Anchor {...props} />)

/** A button that leads somewhere, checked against the route table. */
export const ButtonLink = createLink((props: Native<ButtonProps>) => <Button component="a" {...props} />)

/** Above a page's title: to the page that it belongs to. Here and not in a file of its own, which every page with one would fetch. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.back}>
    <IconArrowLeft size={16} stroke={1.5} aria-hidden />
    {children}
  </a>
))
