import { randomUUID } from 'node:crypto'
import { scanResume } from '../../scans/scan-resume.ts'
import { type Cast, insertCandidate, type Life } from './life.ts'

export async function liveAsResume(cast: Cast): Promise<Life> {
  const { database, services } = cast.app
  const { id } = await insertCandidate(cast)
  const path = `${id}/1-${randomUUID()}.pdf`
  await database.ownerRun(
    `update candidates set resume_path = $2, resume_original_name = 'a.pdf', resume_size_bytes = 1,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    [id, path],
  )
  await services.files.write(`resumes/${path}`, oneByte(), { type: 'application/pdf', maxBytes: 1 })
  const verdicts: Record<string, 'clean' | 'infected'> = { clear: 'clean', quarantine: 'infected' }
  return {
    row: ['path', path],
    subjectId: id,
    start: 'upload',
    ways: [
      {
        by: 'system',
        moves: Object.keys(verdicts),
        make: (_, move) =>
          scanResume(path, { scan: async () => verdicts[move] as 'clean' }, services).then(() => undefined),
      },
    ],
  }
}

async function* oneByte() {
  yield new Uint8Array(1)
}
