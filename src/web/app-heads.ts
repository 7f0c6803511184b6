import { brand } from '#domain/brand.ts'
import type { PageHead } from './html-document.tsx'
import { pageTitles } from './page-titles.ts'

/** What search engines and link previews show for the application's public pages. Other pages are excluded from both. */
const descriptions: Record<string, string> = {
  '/customer-onboarding': `Create a ${brand.name} account for your firm, post a project, and review applications from vetted US-accounting professionals.`,
  '/login': `Log in to ${brand.name} to manage your firm's projects, review applications, or follow your own application as an accountant.`,
  '/login/passkey': `Log in to ${brand.name} with the passkey on your phone, computer or security key, without typing a password.`,
  '/forgot-password': `Enter the email address of your ${brand.name} account, and we'll send you a link to create a new password.`,
  '/talent-intake': `Apply to ${brand.name}'s network of vetted accountants. Upload your resume, and we'll match you with US accounting firms.`,
  '/upload-resume': `Upload your resume as a PDF to apply to ${brand.name}'s network of vetted accountants for US accounting firms.`,
  '/schedule-meeting': `Pick a time for a 30-minute intro call with ${brand.name}. Times are shown in your own time zone.`,
  '/book': `Your intro call with ${brand.name}: see its time in your own time zone, move it, cancel it, or add it to your calendar.`,
  '/verify': `Check a statement of work that was signed and sealed on ${brand.name}. The file never leaves your computer.`,
  '/projects/$id': `An accounting project on ${brand.name}: its scope, software, seniority, hours and start. Log in to apply.`,
}

/** The head of each page of the application, by its path; a path with a parameter gets its address from the server. */
export const appHeads = (address: string): PageHead[] =>
  Object.entries(pageTitles).map(([path, title]) => ({
    path,
    address: path.includes('$') ? address : path,
    title: `${title} · ${brand.name}`,
    description: descriptions[path] ?? '',
    isUnlisted: descriptions[path] === undefined,
  }))
