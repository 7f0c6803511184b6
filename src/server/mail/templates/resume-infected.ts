import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To whoever uploaded it. The malware is not named: it helps only those who try again. */
export const resumeInfectedEmail = ({ name, link }: { name: string; link: string }) =>
  emailTemplate('resume-infected', {
    subject: 'Please upload your resume again',
    preview: 'Our scanner found malware in the file you uploaded.',
    blocks: [
      greeting(name),
      paragraph('Our scanner found malware in the resume you uploaded. The file is locked, and nobody can open it.'),
      paragraph('Please check your computer, save your resume as a new PDF and upload that. Your application goes on.'),
      button('Upload Resume', link),
    ],
    footnotes: [copyableLink(link), footnote('You get this mail because you uploaded a resume to Glide.')],
  })

/** To the operator. */
export const infectedResumeAdminEmail = ({ name, link }: { name: string; link: string }) =>
  emailTemplate('resume-infected-notice', {
    subject: 'Malware in a resume',
    preview: `The scanner found malware in the resume of ${name}.`,
    blocks: [
      paragraph(`The scanner found malware in the resume of ${name}.`),
      paragraph(
        'The file is locked: nobody can open it, admins included. Its owner was asked for another one by mail.',
      ),
      button('Open Candidate', link),
    ],
    footnotes: [footnote('You get this mail because you run Glide and have files scanned.')],
  })
