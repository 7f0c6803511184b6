import { brand } from '#domain/brand.ts'
import { signedIsKept } from '#domain/statements/status.ts'
import type { DocumentText } from './document.tsx'

/** What the product actually does with personal data. Code that stores a new kind of data must add it here. */
export const privacy: DocumentText = {
  title: 'Privacy Policy',
  description: `Which personal data ${brand.name} keeps about talent, buyers and visitors, why, who sees it, how long we keep it, and how to get or delete it.`,
  lead: 'Which personal data we keep, why, who sees it, and how to get it or have it deleted.',
  sections: [
    {
      title: 'What we keep',
      parts: [
        'We keep what you give us, and little else.',
        [
          'Talent: name, email, WhatsApp number if you give one, your resume, the profile read from it, your newsletter choice, applications, interview times and the decisions on your application; once you work, your hours, what you are owed, and the bank account we pay you into, encrypted.',
          'Buyers: name, email, company, job title, phone if you give one, your projects and your decisions on applications.',
          'Where talent came from, as one short word: the tag in the link they followed, or the name of the site it was on. We keep nothing else about the visit, and nothing about visitors who don’t apply.',
          'Visitors who ask for support: the email address and the time.',
          'Everyone with an account: a hash of the password, the sessions with browser and time, and the version of the terms you accepted, with the time.',
        ],
        'Our servers count attempts by network address, in a hashed form, to stop floods and password guessing. Logs contain IDs and codes, never what people typed.',
      ],
    },
    {
      title: 'What we do not do',
      parts: [
        [
          'No advertising, no third-party analytics, no tracking pixels. Pages load nothing from other sites; the form that takes a payment method, where there is one, is Stripe’s own.',
          'No cookies before you sign in or apply. The cookies after that keep you signed in, let you finish an application, or recognize a device you’ve signed in on, so that others’ failed sign-ins don’t lock you out, and nothing else.',
          'No sale of personal data.',
        ],
      ],
    },
    {
      title: 'Why we use it',
      parts: [
        'To screen applications, to match talent and projects, to book intro calls, to send the emails these require, and to keep accounts safe. The newsletter goes to those who opted in and can be turned off in the profile.',
      ],
    },
    {
      title: 'Who sees what',
      parts: [
        [
          'Our reviewers see applications, resumes and interview notes.',
          'Buyers see the profiles of accepted candidates. They get a candidate’s contact details once they accept that candidate’s application.',
          'Talent sees open projects and, once signed in, the email address of a project’s buyer.',
          'Whoever pays talent opens their bank accounts to do so, and each time is recorded. Everyone else, talent included, sees the last four characters.',
          'Companies that run our servers, email, file storage and payments process data for us, on our instructions.',
        ],
        'These rules are enforced in the database itself, row by row, not just in the pages.',
      ],
    },
    {
      title: 'Resumes',
      parts: [
        'Resumes are private files. Each link to one is signed and expires: after an hour for buyers and reviewers, after five minutes for yourself. Software reads the text of your resume, also from a scan, into your profile, on our own servers unless the operator of this site has set up another service. You can correct anything it read.',
      ],
    },
    {
      title: 'How long we keep it',
      parts: [
        [
          'Accounts and what belongs to them: until you delete the account, or until it expires if the operator of this site has set a time for unconfirmed, rejected or inactive accounts. We email you two weeks before.',
          'When and from which network address you signed in: as long as the account.',
          'Sessions: 30 days, or until the browser closes and 12 hours at most if you did not choose “Remember me”. You can end them sooner.',
          'Links in emails: 24 hours to confirm an address, 1 hour to set a new password.',
          'Addresses left for support: until we have answered and you ask us to remove them.',
        ],
        `Deleting an account deletes its personal data and files. Records that others need, such as the history of a project, are anonymized. A statement of work that both sides have signed stays as it was sealed, ${signedIsKept.howLong}, with the names, addresses and browsers on its certificate: ${signedIsKept.why}. The terms of an offer stay with the other side as long as its project, without your notes. An engagement keeps its dates, the accounts that were granted and the handover as long as its project, without your name, because the firm must be able to show who had access and when. A review that you wrote stays for your side and for us, without your name. Backups are overwritten on a schedule.`,
      ],
    },
    {
      title: 'Your rights',
      parts: [
        'You can see and correct your data in your profile, export it, and delete your account under Settings. If you can’t sign in, ask us through the form on the home page, and we’ll reply after checking that the address is yours.',
        'If you live where a law such as the GDPR or the CCPA applies, you have the rights it gives you, including the right to file a complaint with an authority.',
      ],
    },
  ],
}
