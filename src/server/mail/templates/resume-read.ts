import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To someone whose resume took longer to read than they could wait. */
export const resumeReadEmail = ({ name, isRead, link }: { name: string; isRead: boolean; link: string }) =>
  emailTemplate('resume-read', {
    subject: isRead ? 'Your profile is filled in' : 'Please fill in your profile',
    preview: isRead ? 'We finished reading your resume.' : 'We couldn’t read your resume.',
    blocks: [
      greeting(name),
      ...(isRead
        ? [
            paragraph('We finished reading your resume and filled in your profile. What you wrote stays.'),
            paragraph('Please check it, especially the fields we marked.'),
            button('Check Profile', link),
          ]
        : [
            paragraph('We couldn’t read your resume, so your profile is still waiting for you.'),
            paragraph('Firms look at it first. Please fill it in, or upload your resume as another PDF or Word file.'),
            button('Fill In Profile', link),
          ]),
    ],
    footnotes: [
      copyableLink(link),
      footnote(
        `You’re receiving this email because you applied to ${brand.name} with a resume that took longer to read.`,
      ),
    ],
  })
