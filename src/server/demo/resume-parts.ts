import type { ProfileData } from '#domain/profiles/profile.ts'

export type Document = PDFKit.PDFDocument

export type Style = {
  plain: string
  bold: string
  accent: string
  size: number
  /** How a month is written: `Mar 2021` or `03/2021`. */
  months: 'words' | 'digits'
  heading: (document: Document, title: string, width: number) => void
}

const ink = '#222222'
const gray = '#555555'
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dateText(date: string | null, months: Style['months']): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date ?? '') ?? []
  if (!year || !month) return date ?? ''
  return months === 'digits' ? `${month}/${year}` : `${monthNames[Number(month) - 1]} ${year}`
}

export const contactOf = ({ personal_info: { email, phone, location, linkedin } }: ProfileData): string[] =>
  [email, phone, location, linkedin?.replace('https://www.', '') ?? null].filter((part) => part !== null)

/** The sections of a resume within a column that begins at the document's x. */
export function drawSections(document: Document, profile: ProfileData, style: Style, width: number): void {
  const write = writerOf(document, style, width)
  if (profile.professional_summary) {
    write.heading('Summary')
    write.text(profile.professional_summary)
  }
  write.heading('Experience')
  for (const job of profile.work_experience) drawJob(job, style, write)
  if (profile.projects.length) write.heading('Projects')
  for (const { name, description } of profile.projects) write.text(`${name}: ${description}`)
  write.heading('Education')
  for (const { degree, field_of_study, institution, location, graduation_date, gpa, honors } of profile.education) {
    write.strong(`${degree} in ${field_of_study}`)
    write.quiet([`${institution}, ${location}`, dateText(graduation_date, style.months)].join('  |  '))
    const marks = [gpa && `GPA ${gpa}`, honors].filter(Boolean)
    if (marks.length) write.quiet(marks.join(', '))
  }
  for (const { title, issuer, date, description } of profile.awards) {
    write.heading('Awards')
    write.text(`${title}, ${issuer}, ${date}. ${description}`)
  }
  for (const { organization, role, start_date, end_date, description } of profile.volunteer_experience) {
    write.heading('Volunteer work')
    write.text(`${role}, ${organization}, ${start_date} – ${end_date}. ${description}`)
  }
}

function drawJob(job: ProfileData['work_experience'][number], style: Style, write: Writer): void {
  const period = `${dateText(job.start_date, style.months)} – ${dateText(job.end_date, style.months)}`
  write.strong(job.position ?? '')
  write.quiet([job.company, job.location, period].filter(Boolean).join('  |  '))
  if (job.description) write.text(job.description)
  for (const achievement of job.achievements) write.bullet(achievement)
  write.gap()
}

/** Skills, credentials and languages: below the rest, or in a column of their own. */
export function drawFacts(document: Document, profile: ProfileData, style: Style, width: number): void {
  const write = writerOf(document, style, width)
  const { technical, tools, frameworks, soft_skills } = profile.skills
  write.heading('Skills')
  write.text(`Accounting: ${technical.join(', ')}`)
  write.text(`Software: ${tools.join(', ')}`)
  if (frameworks.length) write.text(`Standards: ${frameworks.join(', ')}`)
  write.text(`Professional: ${soft_skills.join(', ')}`)
  if (profile.certifications.length) write.heading('Certifications')
  for (const { name, issuer, date } of profile.certifications) write.text(`${name}, ${issuer}, ${date}`)
  write.heading('Languages')
  write.text(profile.languages_spoken.map(({ language, proficiency }) => `${language} (${proficiency})`).join(', '))
}

type Writer = ReturnType<typeof writerOf>

function writerOf(document: Document, style: Style, width: number) {
  const left = document.x
  const put = (font: string, scale: number, color: string, text: string, indent = 0) => {
    const box = { width: width - indent, lineGap: style.size * 0.22 }
    document
      .font(font)
      .fontSize(style.size * scale)
      .fillColor(color)
    if (document.y + document.heightOfString(text, box) > document.page.maxY()) document.addPage()
    if (indent) document.text('•', left + 2, document.y, { lineBreak: false })
    document.text(text, left + indent, document.y, box)
    document.x = left
  }
  return {
    heading(title: string) {
      // A heading keeps its first lines with it.
      if (document.y + style.size * 7 > document.page.maxY()) document.addPage()
      document.x = left
      style.heading(document, title, width)
    },
    strong: (text: string) => put(style.bold, 1.1, ink, text),
    text: (text: string) => put(style.plain, 1, ink, text),
    quiet: (text: string) => put(style.plain, 0.94, gray, text),
    bullet: (text: string) => put(style.plain, 1, ink, text, 12),
    gap: () => document.moveDown(0.5),
  }
}
