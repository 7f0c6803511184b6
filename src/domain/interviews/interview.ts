import * as z from 'zod/mini'
import { howOften } from '../counted.ts'
import { Problem } from '../problem.ts'

export const interviewLengths = [30, 45, 60] as const
export type InterviewLength = (typeof interviewLengths)[number]

export const interviewLimits = {
  /** How far ahead times are offered. */
  businessDays: 10,
  proposals: 5,
  /** How often each side may move one. */
  movesPerSide: 2,
  /** With the host. */
  people: 4,
  word: 1000,
  link: 1000,
  /** So long after the end both sides may say whether it took place; then it counts as held. */
  daysToTell: 7,
  joinMinutesBefore: 15,
} as const

export const interviewMessages = {
  taken: 'Just taken. Please choose another time.',
  notFree: 'This time isn’t free for both of you anymore. Please choose another one.',
  notAtOnce: 'Please propose times. This person chooses one of them.',
  noTimes: `Please choose one to ${interviewLimits.proposals} times.`,
  over: 'This interview has already started.',
  notOver: 'You can answer once the interview is over.',
  movesUsed: `You’ve moved this interview ${howOften(interviewLimits.movesPerSide)}. You can still cancel it.`,
  link: 'Please enter a link that starts with https://.',
  word: 'Please use at most 1,000 characters.',
  people: `At most ${interviewLimits.people} people of your firm can take part.`,
  notAtFirm: 'Only people from your firm can take part.',
  needsWord: 'Please tell them why.',
} as const

export const timeTaken = () => new Problem('conflict', interviewMessages.taken, { field: 'startsAt' })
export const timeNotFree = () => new Problem('conflict', interviewMessages.notFree, { field: 'startsAt' })

export const interviewLength = z.union(interviewLengths.map((minutes) => z.literal(minutes)))

export const interviewEndsAt = (startsAt: Date, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * 60_000)

/** What one side tells the other. */
export const word = z.string().check(z.trim(), z.maxLength(interviewLimits.word, interviewMessages.word))
export const neededWord = word.check(z.minLength(1, interviewMessages.needsWord))

export const meetingLink = z
  .url({ protocol: /^https$/, error: interviewMessages.link })
  .check(z.maxLength(interviewLimits.link))

export const roomMark = '{room}'

export const meetingTemplateMessage = `Please enter a link that starts with https:// and has ${roomMark} in it.`

/** Where rooms are: the mark is replaced by a name that nobody can guess. It is never part of the host's name. */
export const meetingTemplate = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(/^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/\S*\{room\}\S*$/, meetingTemplateMessage),
  )

/** The room of an interview, by a name of 128 random bits. */
export const roomLink = (template: string, room: string): string => template.replaceAll(roomMark, room)
