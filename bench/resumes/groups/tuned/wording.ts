export type SectionName = keyof typeof usualWords
export type DateStyle = { one: (date: string) => string; range: (from: string | null, to: string | null) => string }

export const joined = (separator: string, ...texts: (string | null | undefined)[]) =>
  texts.filter(Boolean).join(separator)

/* Words over sections */

const usualWords = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Professional Experience',
  education: 'Education',
  certifications: 'Certifications',
  skills: 'Skills',
  projects: 'Projects',
  awards: 'Awards',
  volunteer: 'Volunteer Experience',
  languages: 'Languages',
}
export const words = {
  usual: usualWords,
  firm: {
    ...usualWords,
    summary: 'Professional Profile',
    experience: 'Employment History',
    education: 'Academic Qualifications',
    certifications: 'Licenses & Certifications',
    skills: 'Core Competencies',
    projects: 'Selected Projects',
    awards: 'Honors & Awards',
    volunteer: 'Community Involvement',
    languages: 'Language Skills',
  },
  short: {
    ...usualWords,
    summary: 'About Me',
    experience: 'Experience',
    skills: 'Expertise',
    awards: 'Recognition',
    volunteer: 'Volunteering',
    certifications: 'Credentials',
  },
  europass: {
    ...usualWords,
    summary: 'Personal statement',
    experience: 'Work experience',
    education: 'Education and training',
    skills: 'Job-related skills',
    languages: 'Language competences',
    awards: 'Honours and awards',
    volunteer: 'Volunteering activities',
    certifications: 'Certificates and licences',
  },
  linkedin: {
    ...usualWords,
    experience: 'Experience',
    certifications: 'Licenses & certifications',
    skills: 'Top Skills',
    awards: 'Honors-Awards',
    volunteer: 'Volunteer Experience',
  },
  functional: {
    ...usualWords,
    summary: 'Career Objective',
    skills: 'Areas of Expertise',
    experience: 'Work History',
    certifications: 'Professional Credentials',
    awards: 'Key Achievements & Awards',
  },
} as const

/* Dates */

const names = 'January February March April May June July August September October November December'.split(' ')
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1
const yearOf = (date: string) => date.slice(0, 4)

const spans = (one: (date: string) => string, present = 'Present', dash = ' – '): DateStyle => ({
  one,
  range: (from, to) => joined(dash, from && one(from), to === 'Present' ? present : to && one(to)),
})
const whole = (shape: (date: string) => string) => (date: string) => (date.length < 7 ? date : shape(date))
const short = whole((date) => `${names[monthOf(date)]?.slice(0, 3)} ${yearOf(date)}`)
const long = whole((date) => `${names[monthOf(date)]} ${yearOf(date)}`)

export const dates = {
  short: spans(short),
  long: spans(long, 'Present', ' to '),
  numeric: spans(
    whole((date) => `${date.slice(5, 7)}/${yearOf(date)}`),
    'Current',
    ' - ',
  ),
  iso: spans((date) => date, 'present'),
  years: spans(yearOf, 'now', '–'),
  apostrophe: spans(whole((date) => `${names[monthOf(date)]?.slice(0, 3)} ’${date.slice(2, 4)}`)),
  daily: spans(
    whole((date) => `01/${date.slice(5, 7)}/${yearOf(date)}`),
    'Current',
  ),
  german: spans(
    whole((date) => `${german[monthOf(date)]?.slice(0, 3)}. ${yearOf(date)}`),
    'heute',
  ),
  withLength: {
    one: long,
    range: (from, to) => `${spans(long, 'Present', ' - ').range(from, to)} (1 year 7 months)`,
  },
  since: {
    one: long,
    range: (from, to) => (to === 'Present' ? `Since ${from && long(from)}` : spans(long, '', ' – ').range(from, to)),
  },
} satisfies Record<string, DateStyle>
