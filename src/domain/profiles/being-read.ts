/** Said while the resume someone applied with is still being read into their profile. */
export const beingReadMessages = {
  title: 'Your resume is being read',
  detail:
    'It couldn’t be read while you waited, so we keep reading. We’ll fill in your profile and email you. What you write meanwhile stays.',
  over: 'Your resume has been read.',
  unread: 'We couldn’t read your resume. Please fill in your profile.',
  save: 'Save your changes to see it next to what you wrote.',
  show: 'Show what we found',
} as const
