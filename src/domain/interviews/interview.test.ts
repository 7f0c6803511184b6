import { describe, expect, test } from 'vitest'
import {
  interviewEndsAt,
  interviewLength,
  interviewMessages,
  meetingLink,
  meetingTemplate,
  meetingTemplateMessage,
  neededWord,
  roomLink,
  timeNotFree,
  timeTaken,
  word,
} from './interview.ts'

const messageOf = (schema: typeof word | typeof meetingLink, given: string) =>
  schema.safeParse(given).error?.issues[0]?.message

test.each([
  [timeTaken(), 'Just taken. Please choose another time.'],
  [timeNotFree(), 'This time isn’t free for both of you anymore. Please choose another one.'],
])('whoever was too late is told at the time that they chose: %s', (problem, message) => {
  expect(problem).toMatchObject({ code: 'conflict', field: 'startsAt', message })
})

describe('the length', () => {
  test.each([30, 45, 60])('may be %i minutes', (minutes) => {
    expect(interviewLength.parse(minutes)).toBe(minutes)
  })

  test.each([0, 15, 90, '30'])('isn’t %j', (minutes) => {
    expect(interviewLength.safeParse(minutes).success).toBe(false)
  })

  test('says when it ends, also where the clocks change', () => {
    expect(interviewEndsAt(new Date('2026-11-01T05:45:00Z'), 45)).toEqual(new Date('2026-11-01T06:30:00Z'))
  })
})

describe('a word to the other side', () => {
  test('is trimmed, and has at most 1,000 characters', () => {
    expect(word.parse(' See you then.\n')).toBe('See you then.')
    expect(messageOf(word, 'a'.repeat(1000))).toBeUndefined()
    expect(messageOf(word, 'a'.repeat(1001))).toBe(interviewMessages.word)
  })

  test('may be missing, except where it is needed', () => {
    expect(messageOf(word, ' ')).toBeUndefined()
    expect(messageOf(neededWord, ' ')).toBe(interviewMessages.needsWord)
    expect(neededWord.parse(' A client called. ')).toBe('A client called.')
  })
})

describe('the place', () => {
  test.each(['https://meet.example/abc', 'https://zoom.example/j/123?pwd=x'])('%s is a link', (link) => {
    expect(meetingLink.parse(link)).toBe(link)
  })

  test.each(['http://meet.example/abc', 'meet.example', 'javascript:alert(1)', 'xhttps://meet.example', ''])(
    '"%s" is none',
    (link) => {
      expect(messageOf(meetingLink, link)).toBe(interviewMessages.link)
    },
  )

  test('has a link of at most 1,000 characters', () => {
    const link = 'https://meet.example/'.padEnd(1000, 'a')
    expect([meetingLink.safeParse(link).success, meetingLink.safeParse(`${link}a`).success]).toEqual([true, false])
  })

  test.each(['https://meet.example/{room}', 'https://meet.example:8443/{room}', 'https://meet.example/r?x={room}#y'])(
    '%s is a template',
    (template) => {
      expect(meetingTemplate.parse(` ${template} `)).toBe(template)
      expect(roomLink(template, 'abc')).toBe(template.replace('{room}', 'abc'))
    },
  )

  test('gets the same room wherever the template names it', () => {
    expect(roomLink('https://meet.example/{room}?name={room}', 'abc')).toBe('https://meet.example/abc?name=abc')
  })

  test.each([
    'https://meet.example/',
    'http://meet.example/{room}',
    'https://{room}.example/',
    'https://meet.example@{room}/',
    'see https://meet.example/{room}',
    'https://meet.example/{room} at noon',
    'javascript:{room}',
    '{room}',
  ])('%s is no template', (template) => {
    expect(meetingTemplate.safeParse(template).error?.issues[0]?.message).toBe(meetingTemplateMessage)
  })

  test('has a template of at most 300 characters', () => {
    const template = 'https://meet.example/{room}'.padEnd(300, 'a')
    expect([template, `${template}a`].map((one) => meetingTemplate.safeParse(one).success)).toEqual([true, false])
  })
})
