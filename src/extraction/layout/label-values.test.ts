import { expect, test } from 'vitest'
import { profileOf } from '../parse/profile.ts'
import { itemAt } from '../testing/item.ts'
import { streamsOf } from './columns.ts'
import type { Item } from './item.ts'

/** A label that ends or begins where all do, and its value beside it. */
const line = (isRight: boolean, y: number, label: string, value?: string): Item[] => [
  itemAt(label, isRight ? 170 - label.length * 5 : 30, y),
  ...(value ? [itemAt(value, 190, y)] : []),
]

const job = (isRight: boolean, y: number, dates: string, title: string, firm: string): Item[] => [
  ...line(isRight, y, 'Dates', dates),
  ...line(isRight, y + 14, 'Position held', title),
  ...line(isRight, y + 28, 'Main activities and'),
  itemAt('Running the period end for 18 legal entities', 205, y + 28),
  ...line(isRight, y + 40, 'responsibilities'),
  ...[itemAt('•', 190, y + 40), itemAt('Coaching eight accountants', 205, y + 40)],
  ...line(isRight, y + 54, 'Name and address of', firm),
  ...line(isRight, y + 66, 'employer'),
]

test.each([true, false])(
  'labels beside everything, with the employer under the duties (flush right: %s)',
  (isRight) => {
    const heading = (text: string, y: number) =>
      line(isRight, y, text).map((one) => ({ ...one, font: 'bold', size: 12 }))
    const { work_experience, education, languages_spoken } = profileOf(
      streamsOf([
        ...heading('Work experience', 40),
        ...job(isRight, 60, '09/2020 – to date', 'Team Leader', 'Vistula Services, Kraków, Poland'),
        ...job(isRight, 150, '02/2017 – 08/2020', 'Bookkeeper', 'Harbor Foods, Kraków, Poland'),
        ...heading('Education and training', 240),
        ...line(isRight, 260, 'Dates', '10/2010 – 06/2012'),
        ...line(isRight, 274, 'Title of qualification awarded', 'Graduate Economist'),
        ...line(isRight, 288, 'Name of organisation', 'Kilkari, Kraków, Poland'),
        ...line(isRight, 300, 'providing education'),
        ...heading('Languages', 325),
        ...line(isRight, 345, 'Mother tongue', 'Polish'),
        ...line(isRight, 359, 'Other language(s)', 'German (C1)'),
        ...line(isRight, 373, 'Computer skills', 'SAP FI, UiPath'),
      ]),
      [],
    )
    const achievements = ['Running the period end for 18 legal entities', 'Coaching eight accountants']
    expect(work_experience).toMatchObject([
      { company: 'Vistula Services', position: 'Team Leader', location: 'Kraków, Poland', achievements },
      { company: 'Harbor Foods', position: 'Bookkeeper', end_date: '2020-08', achievements },
    ])
    expect(education).toMatchObject([
      { institution: 'Kilkari', degree: 'Graduate Economist', graduation_date: '2012-06' },
    ])
    expect(languages_spoken).toEqual([
      { language: 'Polish', proficiency: 'Mother tongue' },
      { language: 'German', proficiency: 'C1' },
    ])
  },
)

test.each([true, false])(
  'labels within each job, with a list beside the last (below a line across: %s)',
  (isAcross) => {
    const heading = (text: string, y: number) => itemAt(text, 30, y, { font: 'bold', size: 14 })
    const labeled = (y: number, firm: string, title: string, dates: string) => [
      ...line(false, y, 'Organisation :', firm),
      ...line(false, y + 14, 'Designation :', title),
      ...line(false, y + 28, 'Duration :', dates),
      ...line(false, y + 42, 'Location :', 'Chennai'),
      ...line(false, y + 56, 'Job Profile :'),
      itemAt('Closing of the books of three mills.', 205, y + 56),
      ...[itemAt('•', 190, y + 70), itemAt('Stock counts at every quarter end.', 205, y + 70)],
    ]
    const { work_experience, languages_spoken } = profileOf(
      streamsOf([
        ...(isAcross ? [itemAt('To join a practice and put to use eight years of audits.', 30, 20)] : []),
        heading('PROFESSIONAL EXPERIENCE', 40),
        ...labeled(60, 'Vaigai Spinners Limited', 'Deputy Manager', 'Jul 2021 – Till Date'),
        ...labeled(160, 'Harbor Foods', 'Accountant', 'Jun 2015 to Oct 2017'),
        heading('PERSONAL DETAILS', 270),
        ...line(false, 290, 'Languages :', 'Tamil, English'),
        ...line(false, 302, 'known'),
      ]),
      [],
    )
    const achievements = ['Closing of the books of three mills.', 'Stock counts at every quarter end.']
    expect(work_experience).toMatchObject([
      { company: 'Vaigai Spinners Limited', position: 'Deputy Manager', location: 'Chennai', achievements },
      { company: 'Harbor Foods', position: 'Accountant', location: 'Chennai', achievements },
    ])
    expect(languages_spoken).toEqual([
      { language: 'Tamil', proficiency: null },
      { language: 'English', proficiency: null },
    ])
  },
)
