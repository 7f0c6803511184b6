import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from './form-alert.tsx'

/** Why a form wasn't saved, unless one of its fields says so. A failure of the network or of a proxy is at no field. */
export const FormFailure = ({ error, fallback }: { error: Error | null; fallback: string }) =>
  error && !(error instanceof Problem && error.field) && <FormAlert>{problemMessage(error, fallback)}</FormAlert>
