import { brand } from '#domain/brand.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import type { PageHead } from './html-document.tsx'
import { pageTitles } from './page-titles.ts'

/** What search engines and link previews show for the application's public pages. */
const listed: Record<string, string> = {
  '/customer-onboarding': `Create a ${brand.name} account for your firm, post a project, and review applications from vetted US-accounting professionals.`,
  '/login': `Log in to ${brand.name} to manage your firm's projects, review applications, or follow your own application as an accountant.`,
  '/login/passkey': `Log in to ${brand.name} with the passkey on your phone, computer or security key, without typing a password.`,
  '/forgot-password': `Enter the email address of your ${brand.name} account, and we'll send you a link to create a new password.`,
  '/talent-intake': `Apply to ${brand.name}'s network of vetted accountants. Upload your resume, and we'll match you with US accounting firms.`,
  '/upload-resume': `Upload your resume as a PDF to apply to ${brand.name}'s network of vetted accountants for US accounting firms.`,
  '/schedule-meeting': `Pick a time for a ${introCallMinutes}-minute intro call with ${brand.name}. Times are shown in your own time zone.`,
  '/book': `Your intro call with ${brand.name}: see its time in your own time zone, move it, cancel it, or add it to your calendar.`,
  '/verify': `Check a statement of work that was signed and sealed on ${brand.name}. The file never leaves your computer.`,
  '/projects/$id': `An accounting project on ${brand.name}: its scope, software, seniority, hours and start. Log in to apply.`,
}

/** What previews show of public pages that a link in an email or a step before leads to. Search engines leave them out. */
const unlisted: Record<string, string> = {
  '/confirm': `Confirm the email address of your ${brand.name} account with the link or the code that we sent to it.`,
  '/join': `Your colleagues invite you to their firm on ${brand.name}: create your account or log in, and take your seat.`,
  '/login/verify': `The second step of logging in to ${brand.name}: a code from your authenticator app, a passkey, or a recovery code.`,
  '/login/with/$provider': `Log in to ${brand.name} with the account of a provider, such as your firm's, that you have linked.`,
  '/update-password': `Create a new password for your ${brand.name} account with the link or the code that we sent to your email address.`,
}

/** Addresses that lead on to another page, which they describe. */
const leadsOn: Record<string, string> = { '/reset-password': '/update-password' }

/** The head of each page of the application, by its path; a path with a parameter gets its address from the server. */
export const appHeads = (address: string): PageHead[] =>
  Object.entries(pageTitles).map(([path, title]) => {
    const page = leadsOn[path] ?? path
    const description = listed[page] ?? unlisted[page]
    return {
      path,
      address: page.includes('$') ? address : page,
      title: `${title} · ${brand.name}`,
      ...(description && { description }),
      isUnlisted: listed[page] === undefined,
    }
  })
