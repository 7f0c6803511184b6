import { brand } from '#domain/brand.ts'
import type { DocumentText } from './document.tsx'

/** What the product does, in terms that a firm's own reviewer can check. */
export const security: DocumentText = {
  title: 'Security',
  description: `How ${brand.name} protects accounts, resumes and project records: row-level security in the database, expiring links, hashed passwords and a strict content policy.`,
  lead: 'How records and resumes are protected, in terms your own reviewer can check.',
  sections: [
    {
      title: 'Your books stay with you',
      parts: [
        `Engagements happen in your systems, under the permissions you give. ${brand.name} does not ask for access to your ledger, and no client files pass through it.`,
      ],
    },
    {
      title: 'Access',
      parts: [
        'Each request to the database runs as the person who asked, and the database decides row by row what that person may read or change. It does so even if the application forgets a check.',
        [
          'A buyer’s projects and notes are visible to that buyer and to reviewers.',
          'A candidate’s data is visible to the candidate and to reviewers; buyers see accepted candidates only.',
          'Every decision on a candidate is kept in a history that nobody can rewrite.',
        ],
      ],
    },
    {
      title: 'Accounts',
      parts: [
        [
          'Passwords are hashed with argon2id. Nobody here can read one.',
          'Sessions live in a cookie that scripts cannot read; the server keeps only a hash of it. A changed password ends every other session.',
          'Sign-in is limited to 10 failures per address and network in 15 minutes. After 100 failures in a row, new devices need a password reset by email, and you are told. The answers don’t reveal whether an address has an account.',
          'Links in emails open a page and act only when you click its button, so an email scanner can’t use them up.',
        ],
      ],
    },
    {
      title: 'Files',
      parts: [
        'Resumes are not public. Every link to one is signed, is meant for one reader and expires: after an hour for buyers and reviewers, after five minutes for applicants. Files are read in a separate process with limits on time and memory, so a malicious one harms nothing but its own request.',
      ],
    },
    {
      title: 'Pages',
      parts: [
        'Pages load scripts, fonts and images from this site only, under a content security policy that forbids everything else. Writes are accepted from our own pages only. There are no third-party trackers to leak to.',
      ],
    },
    {
      title: 'Operation',
      parts: [
        [
          'Traffic is encrypted, and browsers are told to insist on it.',
          'Emails waiting to be sent and the bank accounts of talent are encrypted with the server’s key.',
          'Logs contain IDs and codes, never what people typed.',
          'The server connects to its database as a role that owns nothing and cannot change a table.',
        ],
      ],
    },
    {
      title: 'Reporting a problem',
      parts: [
        'If you’ve found a vulnerability, tell us through the form on the home page. A person will reply, we don’t take legal action against good-faith research, and we’ll tell you when it’s fixed.',
      ],
    },
  ],
}
