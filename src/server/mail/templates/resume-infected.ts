import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To the person who uploaded it. The malware isn't named: that would only help someone trying again. */
export const resumeInfectedEmail = ({ name, link }: { name: string; link: string }) =>
  emailTemplate('resume-infected', {
    subject: 'Please upload your resume again',
    preview: 'Our scanner found malware in the file you uploaded.',
    blocks: [
      greeting(name),
      paragraph('Our scanner found malware in the resume you uploaded. We locked the file, so nobody can open it.'),
      paragraph(
        'Please scan your computer, save your resume as a new PDF and upload it. Your application isn’t affected.',
      ),
      button('Upload Resume', link),
    ],
    footnotes: [
      copyableLink(link),
      footnote(`You’re receiving this email because you uploaded a resume to ${brand.name}.`),
    ],
  })

/** To the operator. */
export const infectedResumeAdminEmail = ({ name, link }: { name: string; link: string }) =>
  emailTemplate('resume-infected-notice', {
    subject: 'Malware in a resume',
    preview: `The scanner found malware in ${shownName(name, 'someone')}’s resume.`,
    blocks: [
      paragraph(`The scanner found malware in ${shownName(name, 'someone')}’s resume.`),
      paragraph(
        'The file is locked: nobody can open it, not even admins. We emailed the candidate to ask for another one.',
      ),
      button('Open Candidate', link),
    ],
    footnotes: [
      footnote(`You’re receiving this email because you run ${brand.name} and have file scanning turned on.`),
    ],
  })
