import { Problem } from '#domain/problem.ts'
import { replacementResumeTypes } from '#domain/resumes/replacement-file.ts'
import { documentKind } from '#extraction/gate.ts'
import { Refusal } from '#extraction/outcome.ts'

/** A file's type is determined by its bytes, not its name. */
export function documentType(bytes: Uint8Array, refused: { field: string; message: string }): string {
  try {
    return replacementResumeTypes[documentKind(bytes)]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isDocument = error.outcome === 'encrypted' || error.outcome === 'too-demanding'
    throw new Problem('unsupported_type', isDocument ? error.message : refused.message, { field: refused.field })
  }
}
