import {
  addLines,
  approveWeeks,
  changeLine,
  discardTimer,
  listWeeks,
  readHours,
  startTimer,
  submitWeek,
  undoApproval,
} from '../src/contract/hours.ts'
import { formatWeek } from '../src/domain/hours/format-week.ts'
import { addDays, mondayOf } from '../src/domain/hours/week.ts'
import { dayIn } from '../src/domain/scheduling/wall-time.ts'
import { violationsOf } from './axe.ts'
import { engage } from './engaged.ts'
import { expect, test } from './test.ts'

const phone = { width: 375, height: 812 }
const desktop = { width: 1280, height: 900 }

test('a week is filled on a phone, copied, submitted, returned with a reason, mended, approved and undone', async ({
  page,
  people,
}) => {
  const [owner, talent] = [await people.buyer(), await people.talent({ firstName: 'Anjali' })]
  const monday = mondayOf(dayIn('America/New_York', new Date()).toString())
  const [earlier, last] = [addDays(monday, -14), addDays(monday, -7)]
  const first = addDays(monday, -21)
  const { engagementId } = await engage(people, owner, talent, first)
  await expect.poll(async () => (await talent.call(readHours, {})).engagements.length, { timeout: 30_000 }).toBe(1)

  await page.setViewportSize(phone)
  await talent.enter(page, `/hours?day=${earlier}&engagement=${engagementId}`)
  const add = async (hours: string, task: string) => {
    await page.getByRole('button', { name: 'Add Time' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Hours').fill(hours)
    await dialog.getByLabel('Task').fill(task)
    await dialog.getByRole('button', { name: 'Save' }).click()
    return dialog
  }
  const day = (name: string) => page.getByRole('group', { name: 'Days of the week' }).getByRole('button', { name })
  await day('Mon').click()
  const refused = await add('10.25', 'Bank reconciliations')
  await expect(refused.getByText('The cap is 10.00 h a week. There are 10.00 h left.')).toBeVisible()
  await refused.getByLabel('Hours').fill('6')
  await refused.getByRole('button', { name: 'Save' }).click()
  await expect(refused).toBeHidden()
  // A timer that another tab has discarded isn’t written, and the tab that is late is told.
  await talent.call(startTimer, { engagementId, task: 'Vendor cleanup' })
  await page.reload()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Stop Timer' })).toBeVisible()
  await talent.call(discardTimer, {})
  await talent.call(startTimer, { engagementId, task: 'Vendor cleanup' })
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('alert')).toContainText('This timer was already stopped somewhere else.')
  await talent.call(discardTimer, {})
  await page.reload()
  await day('Sat').click()
  await add('3', 'Vendor cleanup')
  await expect(page.getByText('Saturday has 3.00 h and no note.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit Week' }).click()
  await expect(page.getByText(/^Sent\. You can take it back/)).toBeVisible()

  await page.getByRole('button', { name: 'Later week' }).click()
  await page.getByRole('button', { name: 'Copy Last Week' }).click()
  await expect(page.getByText('of at most 10 h · $306.00')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Week' }).click()
  await expect(page.getByRole('button', { name: 'Take Back' })).toBeVisible()

  await page.setViewportSize(desktop)
  await owner.enter(page, '/hours')
  await expect(page.getByText('3.00 h on Saturday')).toHaveCount(2)
  await expect(page.getByText(/^Unusual means: more than 15%/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Return 1 Line With a Reason' }).first().click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Reason').fill('Nobody asked for Saturday.')
  await asked.getByRole('button', { name: 'Return 1 Line With a Reason' }).click()
  await expect(page.getByText('3.00 h on Saturday')).toHaveCount(1)

  await page.setViewportSize(phone)
  await talent.enter(page, '/hours')
  await expect(page.getByText('Nobody asked for Saturday.')).toBeVisible()
  const vendor = page.getByRole('button', { name: /^Vendor cleanup/ })
  await vendor.click()
  // Meanwhile another tab has a note on it.
  const { shown } = await talent.call(readHours, { day: earlier })
  const { id = '', day: saturday = '', minutes = 0 } = shown?.week?.lines.find(({ task }) => /^Vendor/.test(task)) ?? {}
  await talent.call(changeLine, { id, day: saturday, minutes, task: 'Vendor cleanup', note: 'Asked for by Ellen.' })
  await page.getByRole('dialog').getByLabel('Hours').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This line was changed somewhere else')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(vendor).toContainText('Asked for by Ellen.')
  await expect(vendor).toContainText('3.00')
  await vendor.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Submit Again' }).click()
  await expect(page.getByRole('button', { name: 'Take Back' })).toBeVisible()

  // Who returns what a colleague has just approved is told, though the week and the dialog are gone.
  const colleague = await people.colleague(owner)
  await colleague.enter(page, '/hours')
  await page.getByRole('button', { name: /^Return the week/ }).click()
  await page.getByRole('button', { name: 'Return With a Reason' }).click()
  const late = page.getByRole('dialog', { name: 'Return With a Reason' })
  await late.getByRole('textbox', { name: 'Reason' }).fill('Please split Monday.')
  const [week] = (await owner.call(listWeeks, {})).weeks.filter(({ isUnusual }) => !isUnusual)
  const approved = [{ id: week?.id ?? '', submittedAt: week?.submittedAt ?? '' }]
  await owner.call(approveWeeks, { weeks: approved })
  await late.getByRole('button', { name: 'Return With a Reason' }).click()
  await expect(page.getByRole('alert')).toContainText('This week has already been approved.')
  await expect(late).toBeHidden()
  await owner.call(undoApproval, { ids: [week?.id ?? ''] })

  // A phone is enough to approve, too.
  await owner.enter(page, '/hours')
  await page.getByRole('button', { name: 'Approve 1 Usual Week' }).click()
  await expect.poll(async () => (await owner.call(listWeeks, {})).weeks.length).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await owner.call(listWeeks, {})).weeks.length).toBe(2)

  // Of two, a colleague has approved one by then: the other is approved, and that one is named.
  const lines = [{ day: first, minutes: 360, task: 'Bank reconciliations', note: '' }]
  const [usual = ''] = (await talent.call(addLines, { engagementId, lines })).weeks
  const { submittedAt } = await talent.call(submitWeek, { id: usual })
  await page.reload()
  const both = page.getByRole('button', { name: 'Approve 2 Usual Weeks' })
  await expect(both).toBeVisible()
  await colleague.call(approveWeeks, { weeks: [{ id: usual, submittedAt: submittedAt ?? '' }] })
  await both.click()
  await expect(page.getByText('Week approved')).toBeVisible()
  await expect(page.getByText(`${formatWeek(first)}: This week has already been approved.`)).toBeVisible()
  await expect.poll(async () => (await owner.call(listWeeks, { status: 'approved' })).weeks[0]?.startsOn).toBe(earlier)
  expect((await owner.call(listWeeks, {})).weeks[0]?.startsOn).toBe(last)
})
