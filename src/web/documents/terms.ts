import { brand } from '#domain/brand.ts'
import { termsVersion } from '#domain/terms/version.ts'
import type { DocumentText } from './document.tsx'

/** A starting point for the operator's counsel. A change of meaning needs a new terms version. */
export const terms: DocumentText = {
  title: 'Terms of Service',
  description: `The terms between ${brand.name}, the firms and companies that hire through it, and the accounting professionals who work through it.`,
  lead: `These terms are between you and ${brand.name}. They say what we do, what you can expect and what we ask of you.`,
  note: `Version ${termsVersion}. You accept them when you create an account, and we keep the version and the time.`,
  sections: [
    {
      title: `What ${brand.name} is`,
      parts: [
        `${brand.name} is a marketplace for vetted US-accounting talent. Accounting professionals (“talent”) apply and are screened. Accounting firms and companies (“buyers”) register, post projects and choose whom they work with.`,
        'We introduce and match. The work itself is agreed between buyer and talent in a statement of work.',
      ],
    },
    {
      title: 'Your account',
      parts: [
        'You need an account to post a project or to apply. You give your real name and an email address that is yours, and you confirm that address before your first sign-in.',
        [
          'Keep your password to yourself. You can see and end your sessions under Settings.',
          'One person, one account. An account is not shared within a team.',
          'You may close your account at any time under Settings.',
        ],
      ],
    },
    {
      title: 'For talent',
      parts: [
        'What you tell us in your resume and profile must be true and yours to share. Software reads your resume to fill in your profile; you can correct it.',
        'A CPA reviews applications and may invite candidates to a 30-minute intro call. We accept few candidates and don’t owe a reason for declining one, though we give one where we can.',
        `Being accepted does not promise work, and applying to a project does not make you an employee of ${brand.name}.`,
      ],
    },
    {
      title: 'For buyers',
      parts: [
        'You describe the work honestly: scope, software, hours and start date. Rates vary by scope and seniority and are quoted before matching.',
        'You get a candidate’s contact details when you accept their application. Use them for that engagement only, and don’t pass on a resume.',
        'Give talent the access their task needs and no more, and revoke it when the engagement ends. You remain responsible for your filings and your clients’ records.',
        'Conversion to full-time employment is possible. Tell us first, and we’ll agree on terms with you and the accountant.',
      ],
    },
    {
      title: 'Statements of work and payment',
      parts: [
        'An engagement begins with a statement of work that names the scope, the rate, the hours and the start date. If it and these terms differ, the statement of work governs that engagement.',
        'Payment methods are kept by our payment provider, not by us. Invoices follow the hours that were agreed and worked.',
      ],
    },
    {
      title: 'Confidentiality',
      parts: [
        'Buyers’ books, tax records and client lists are confidential. Talent uses them for the engagement only, keeps no copies afterward, and tells the buyer right away if something goes astray.',
        'Resumes, cover letters and interview notes are confidential, too. They are shown to those who decide, and to nobody else.',
      ],
    },
    {
      title: 'What is not allowed',
      parts: [
        [
          'Pretending to be someone else, or to hold a license you do not hold.',
          `Collecting data from ${brand.name} by software, or getting around its limits and permissions.`,
          'Asking talent to sign what they did not prepare or review, or to break a professional standard.',
          'Uploading a file that is meant to harm.',
        ],
        'We may suspend an account that does these things. We say why, unless the law forbids it.',
      ],
    },
    {
      title: 'Liability',
      parts: [
        `We run ${brand.name} with care, but we do not give tax, audit or legal advice, and we do not guarantee an outcome of an engagement. Neither side is liable for lost profits or indirect damages; this does not limit liability that the law does not allow to be limited.`,
      ],
    },
    {
      title: 'Changes',
      parts: [
        'When these terms change in meaning, the version changes, and we ask you to accept the new one before you continue. Corrections of wording do not change your rights.',
      ],
    },
  ],
}
