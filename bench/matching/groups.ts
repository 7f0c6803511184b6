import { offshore } from './groups/offshore.ts'
import { plain } from './groups/plain.ts'
import { tricky } from './groups/tricky.ts'
import type { Group } from './voice.ts'

export const groups: Record<string, Group> = { plain, offshore, tricky }
