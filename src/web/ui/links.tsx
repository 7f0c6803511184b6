import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Native<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** A link in text, checked against the route table. */
export const AnchorLink = createLink((props: Native<AnchorProps>) => <Anchor {...props} />)

/** A button that leads somewhere, checked against the route table. */
export const ButtonLink = createLink((props: Native<ButtonProps>) => <Button component="a" {...props} />)
