import { lookAtApplications } from '#contract/application-looks.ts'
import { call } from '../api.ts'

/** From here on, those who apply to the project are new to the reader. */
export const lookAt = (id: string) => call(lookAtApplications, { id })
