import { openThread } from '../src/contract/conversations.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { createProject } from '../src/contract/projects.ts'
import { uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

test('a field to check in a folded entry is opened and reached, and the notice goes when all are confirmed', async ({
  page,
  people,
}) => {
  const talent = await people.candidate()
  const { version, email: _, photoUrl: __, ...own } = await talent.call(readProfile, {})
  const entry = { company: 'Tala Books', position: 'Accountant', start_date: '2019-03', end_date: '2024-01' }
  await talent.call(saveProfile, {
    ...own,
    expectedVersion: version,
    profile: { ...own.profile, work_experience: [{ ...entry, location: null, description: null, achievements: [] }] },
    checks: [{ path: 'work_experience.0.position', confidence: 0.3 }],
  })
  await talent.enter(page, '/talent-profile')
  await page.getByRole('button', { name: 'Show the first' }).click()
  const position = page.getByRole('textbox', { name: 'Position' })
  await expect(position).toBeFocused()
  await expect(position).toHaveValue('Accountant')
  await page.getByRole('button', { name: 'Position: looks right' }).click()
  await expect(page.getByText('field to check')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await page.goto('/homepage-labor')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('note', { name: 'Please check your profile' })).toHaveCount(0)
})

test.describe('from Manila', () => {
  test.use({ timezoneId: 'Asia/Manila' })

  test('working hours begin where they meet US firms, and are set for all days at once', async ({ page, people }) => {
    await (await people.candidate()).enter(page, '/talent-profile')
    await page.getByRole('button', { name: 'Add working hours' }).click()
    await expect(page.getByText(/A buyer in New York sees: /)).toBeVisible()
    await expect(page.getByText(/A buyer in New York sees: No overlap/)).toHaveCount(0)
    // The firms' day: 10 PM to 6 AM in winter, an hour earlier in summer.
    await expect(page.getByLabel('Friday, from')).toHaveValue(/^2[12]:00$/)
    const presets = page.getByRole('group', { name: 'Set all hours to' })
    await presets.getByRole('button', { name: 'My day' }).click()
    await expect(page.getByLabel('Friday, from')).toHaveValue('09:00')
    await expect(page.getByText(/A buyer in New York sees: No overlap/)).toBeVisible()
    await presets.getByRole('button', { name: 'US Eastern day' }).click()
    await expect(page.getByText(/A buyer in New York sees: (?!No overlap)/)).toBeVisible()
    await presets.getByRole('button', { name: 'Nights' }).click()
    await expect(page.getByLabel('Friday, from')).toHaveValue('22:00')
    await page.getByLabel('Monday, from').fill('20:00')
    await page.getByRole('button', { name: 'Copy to all days: Monday' }).click()
    for (const day of ['Tuesday', 'Sunday']) await expect(page.getByLabel(`${day}, from`)).toHaveValue('20:00')
  })
})

test('only what is missing is asked for; a skill with a comma stays one, a number typed as at home gets its code', async ({
  page,
  people,
}) => {
  const talent = await people.candidate()
  await talent.enter(page, '/talent-profile')
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-required', 'true')
  await expect(page.locator('label').filter({ hasText: 'Full name' })).toHaveText('Full name *')
  const asked = page.getByRole('link', { name: 'Add where you live' })
  await expect(asked).toBeVisible()
  await page.getByLabel('Location').fill('Cebu City, Philippines')
  await expect(asked).toHaveCount(0)
  const tools = page.getByRole('combobox', { name: 'Software & Tools' })
  await tools.fill('Excel (Power Query, VBA)')
  await tools.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Excel (Power Query, VBA)' })).toBeVisible()
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('0917 555 0142')
  await phone.blur()
  await expect(phone).toHaveValue('+63 917 555 0142')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  expect((await talent.call(readProfile, {})).profile.personal_info.phone).toBe('+63 9175550142')
})

test('talent follows their applications in a list and withdraws one', async ({ page, people }) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const title = `Close ${uniqueWord()}`
  await people.application(owner, talent, { title })
  await talent.enter(page, '/homepage-labor')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const name of ['Platform', 'Settings']) await expect(sidebar.getByRole('link', { name })).toBeVisible()
  await sidebar.getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL('/applications-labor')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Applied', { exact: true })).toBeVisible()
  // While the firm keeps its project as a draft, its title isn't theirs to read.
  await page.route(/\/api\/applications\?/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(JSON.stringify(title), 'null') })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Withdraw from this project' })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await row.getByRole('button', { name: `Withdraw from ${title}` }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw Application' })
  await question.getByRole('button', { name: 'Keep It' }).click()
  await row.getByRole('button', { name: `Withdraw from ${title}` }).click()
  await question.getByRole('button', { name: 'Withdraw Application' }).click()
  await expect(page.getByText('Application withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
})

test('Escape and a tap elsewhere close the menu of a phone and that of a conversation', async ({ page, people }) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const { applicationId } = await people.application(owner, talent, { title: 'Month-end close' })
  const { id } = await talent.call(openThread, { applicationId })
  await page.setViewportSize({ width: 375, height: 800 })
  await talent.enter(page, `/messages?thread=${id}`)
  for (const [name, menu] of [
    ['Open menu', page.getByRole('dialog', { name: 'Menu' })],
    ['More actions', page.getByRole('menu')],
  ] as const) {
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(menu).toBeHidden()
  }
})

test('the software filter offers what open projects want', async ({ page, people }) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.candidate()])
  const wanted = `Ledger${uniqueWord()}`
  const title = `Close ${uniqueWord()}`
  await owner.call(createProject, { title, softwareSystems: [wanted] })
  await talent.enter(page, '/projects-labor')
  await page.getByRole('combobox', { name: 'Software' }).selectOption(wanted)
  await expect(page.getByText('1 available project')).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
})

test('everyone edits their profile in the settings', async ({ page, people }) => {
  const talent = await people.candidate()
  await talent.enter(page, '/settings')
  const part = page.getByRole('region', { name: 'Profile' })
  await expect(part.getByRole('button', { name: 'Upload photo' })).toBeVisible()
  await part.getByLabel('Name').fill('Carmen Reyes')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Carmen Reyes')).toBeVisible()

  await (await people.buyer()).enter(page, '/settings')
  await part.getByRole('button', { name: 'Edit name, photo and phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile' })
  await dialog.getByLabel('First name').fill('Elena')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await (await people.admin()).enter(page, '/settings')
  await expect(part.getByLabel('Name')).not.toHaveValue('')
  await expect(part.getByRole('button', { name: 'Save' })).toBeVisible()
})
