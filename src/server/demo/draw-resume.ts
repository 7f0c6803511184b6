import type { ProfileData } from '#domain/profiles/profile.ts'
import { type Look, looks } from './resume-looks.ts'

const margin = 54

/** A resume as its owner would send it: one or two pages of text, in one of several looks. */
export async function drawResume(profile: ProfileData, look: number, madeAt: Date): Promise<Buffer> {
  // In the one file that the server is built into, a static import would load it with every start.
  const { default: PDFDocument } = await import('pdfkit')
  const chosen = looks[look % looks.length] as Look
  const document = new PDFDocument({
    size: chosen.paper,
    margin,
    info: { Title: `${profile.personal_info.full_name}, resume`, CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  chosen.draw(document, profile)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
