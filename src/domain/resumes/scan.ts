import { defineLifeCycle } from '../life-cycle.ts'

/** The scan status of a stored resume. A result is final, because a file never changes. */
export const resumeFileLifeCycle = defineLifeCycle({
  subject: 'resume',
  statuses: ['pending', 'clean', 'infected'],
  starts: {
    upload: { to: 'pending', by: ['talent'], event: 'resume.uploaded' },
  },
  moves: {
    clear: { from: ['pending'], to: 'clean', by: ['system'], event: 'resume.cleared' },
    quarantine: {
      from: ['pending'],
      to: 'infected',
      by: ['system'],
      event: 'resume.quarantined',
      notify: { talent: 'resume-infected', operator: 'resume-infected-notice' },
    },
  },
})

/** Why nobody can open a resume, not even its owner or an admin. */
export const resumeLocks = ['pending', 'infected'] as const
export type ResumeLock = (typeof resumeLocks)[number]

export const resumeLockMessages: Record<ResumeLock, { title: string; message: string; ownerMessage: string }> = {
  pending: {
    title: 'Being checked for malware',
    message: 'You can open this resume once our scanner has checked it. Please try again in a few minutes.',
    ownerMessage: 'You can open it once our scanner has checked it. Your application isn’t affected.',
  },
  infected: {
    title: 'Locked because of malware',
    message: 'Our scanner found malware in this resume, so nobody can open it. We asked the candidate for another one.',
    ownerMessage: 'Our scanner found malware in this file, so nobody can open it. Please upload another one.',
  },
}
