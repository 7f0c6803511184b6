import type { ReactNode } from 'react'

/** Parts by their names, each in its states. */
export type PartStates = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>
