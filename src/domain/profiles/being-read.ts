/** Said while the resume someone applied with is still being read into their profile. */
export const beingReadMessages = {
  title: 'Your resume is being read',
  detail:
    'We’re still reading it. We’ll fill in your profile and email you when it’s done. Anything you write in the meantime stays.',
  over: 'Your resume has been read.',
  unread: 'We couldn’t read your resume. Please fill in your profile.',
  save: 'Save your changes to see it next to what you wrote.',
  show: 'Show what we found',
} as const
