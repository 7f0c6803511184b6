import { expect, test } from 'vitest'
import { streamsOf } from '../layout/columns.ts'
import { itemAt } from '../testing/item.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { profileOf } from './profile.ts'

const rest = ['Education', 'BBA, Ohio State University, 2011']
const contactOf = (...lines: string[]) => profileOf([rowsOfTexts([...lines, ...rest])], []).personal_info

const person = { full_name: 'Ximena Rojas', email: 'ximena.rojas@example.com', phone: '+57 310 482 6695' }

test.each([
  ['DNI: 45120887', 'Celular: +57 310 482 6695', 'Correo: ximena.rojas@example.com'],
  ['C.C. 1.018.447.209', 'ximena.rojas@example.com | +57 310 482 6695'],
  ['Personal details', 'SSS No.:\t34-1234567-8', 'Email:\tximena.rojas@example.com', 'Mobile:\t+57 310 482 6695'],
  ['Passport No. 12345678 | Tel. +57 310 482 6695 | ximena.rojas@example.com'],
  ['ximena.rojas@example.com', 'T: +57 310 482 6695', 'Tax ID 900.123.456'],
  ['12 Main St, Springfield, IL 62704-1234 | +57 310 482 6695 | ximena.rojas@example.com'],
])('the phone number is not the number of a document, in %j', (...lines) => {
  expect(contactOf('Ximena Rojas', ...lines)).toMatchObject(person)
})

test.each([
  ['Address: H.No. 12-2-417/A, Gudimalkapur, Hyderabad – 500028,', 'Telangana', 'Hyderabad, Telangana'],
  ['Permanent Address:\tFlat 4, Mill Road, Wexmoor, Telangana, India', 'Sex: F', 'Wexmoor, Telangana, India'],
  [
    'Address',
    'Av. Cárdenas 2410, San Pedro Garza',
    'García, Nuevo León, 66260,',
    'Mexico',
    'García, Nuevo León, Mexico',
  ],
  ['Dirección: Jr. Los Eucaliptos 358, Urb. Santa Patricia, Lima, Perú', 'Lima, Perú'],
  ['Unit 8C, 114 Rallos St., Quezon City, Metro Manila, 1103, Philippines', 'Quezon City, Metro Manila, Philippines'],
])('a place is the end of its address, on as many lines as it takes, in %j', (...lines) => {
  const place = lines.pop() as string
  const found = contactOf('Ximena Rojas', ...lines, 'Phone: +57 310 482 6695', 'ximena.rojas@example.com')
  expect(found.location).toMatch(new RegExp(`${place}$`))
  expect(found).toMatchObject(person)
})

test('personal details go on after the languages among them', () => {
  const profile = profileOf(
    [
      rowsOfTexts([
        ...['Ximena Rojas', 'ximena.rojas@example.com', ...rest, 'Personal details', 'Sex:\tFemale'],
        ...[
          'Marital Status:\tSingle',
          'Languages Known:\tEnglish, Urdu and Hindi',
          'Address:\tFlat 4, Mill Road, Chennai, India',
        ],
      ]),
    ],
    [],
  )
  expect(profile.personal_info.location).toBe('Chennai, India')
  expect(profile.languages_spoken.map(({ language }) => language)).toEqual(['English', 'Urdu', 'Hindi'])
})

test.each([
  ['in ximena-rojas-cpa', 'ximena-rojas-cpa'],
  ['Bogotá — Im ximena-rojas', 'ximena-rojas'],
  ['km ximenarojas | Bogotá', 'ximenarojas'],
  ['in xrojas', 'xrojas'],
  ['LinkedIn:// ximena-rojas-7', 'ximena-rojas-7'],
])('a name beside the sign of LinkedIn, however that was read: %s', (line, handle) => {
  const linkedin = `https://www.linkedin.com/in/${handle}`
  expect(contactOf('Ximena Rojas', line, 'ximena.rojas@example.com')).toMatchObject({ linkedin })
})

test.each(['in month-end', 'github ximena-rojas', 'in bogota-norte', 'ximena.rojas'])(
  '%s is nobody on LinkedIn',
  (line) => {
    expect(contactOf('Ximena Rojas', line, 'ximena.rojas@example.com').linkedin).toBeNull()
  },
)

test('an address of LinkedIn that was cut goes on before what it is called', () => {
  const found = contactOf('Ximena Rojas', 'www.linkedin.com/in/ximena-', 'rojas (LinkedIn)', 'ximena.rojas@example.com')
  expect(found.linkedin).toBe('https://www.linkedin.com/in/ximena-rojas')
})

test('an email address that was cut goes on with a dot, or below although something stands beside it', () => {
  expect(contactOf('Ximena Rojas', 'ximena@rojas.example', '.co', '+57 310 482 6695').email).toBe(
    'ximena@rojas.example.co',
  )
  const beside = [
    itemAt('Ximena Rojas', 40, 40, { size: 18 }),
    itemAt('Calle 12 # 4-30, Bogotá, Cundinamarca,', 40, 70),
    itemAt('Email: ximena.rojas@mail-', 400, 70),
    itemAt('Colombia', 40, 84),
    itemAt('example.com', 400, 84),
    ...rest.map((text, index) => itemAt(text, 40, 120 + 20 * index)),
  ]
  expect(profileOf(streamsOf(beside), []).personal_info.email).toBe('ximena.rojas@mail-example.com')
})

const scanned = (name: string, mail: string) => {
  const lines = [itemAt(name, 40, 40, { font: 'Scan', size: 20 }), itemAt(mail, 40, 70, { font: 'Scan' })]
  const school = rest.map((text, index) => itemAt(text, 40, 120 + 20 * index, { font: 'Scan' }))
  return profileOf(streamsOf([...lines, ...school]), []).personal_info.email
}

test.each([
  ['Lerato Mokwena', 'jerato.mokwena@example.za', 'lerato.mokwena@example.za'],
  ['Luis Fernando Quispe', 'if.quispe@example.pe', 'lf.quispe@example.pe'],
  ['Farheen Qureshi', 'ca.farheeng@example.in', 'ca.farheenq@example.in'],
  ['Ana Villaluz', 'avi1laluz@example.ph', 'avillaluz@example.ph'],
  ['Olena Kravchenko', '0lena.kravchenko@example.ua', 'olena.kravchenko@example.ua'],
  ['Ana Villaluz', 'books.queen@example.ph', 'books.queen@example.ph'],
])('on a scan, a letter of an address is known by the name: %s has %s', (name, seen, meant) => {
  expect(scanned(name, seen)).toBe(meant)
})

test('an address without its end is none', () => {
  expect(scanned('Ana Villaluz', 'ana.villaluz@example.p')).toBeNull()
})

test.each([
  ['2217 Wyandotte Road SE, Apt 4B, Atlanta, GA 30309', 'Atlanta, GA'],
  ['#304 - 13880 101 Avenue, Surrey, BC  V3T 0A3', 'Surrey, BC'],
  ['4820 rue Saint-Denis, Montréal, QC H2J 2L6', 'Montréal, QC'],
  ['Cape Town, 7550, South Africa', 'Cape Town, South Africa'],
  ['Mohali, Punjab 160061, India', 'Mohali, Punjab, India'],
])('where someone lives, out of %j', (address, location) => {
  expect(contactOf('Ana Reyes', address, 'ana.reyes@example.com')).toMatchObject({ location })
})

test.each([
  [['MERIDIAN TALENT', 'Candidate: Syed Hamza Gilani, ACCA']],
  [['PROTEA SEARCH', 'Candidate\tSyed Hamza Gilani']],
  [['CURRICULUM VITAE', 'Name\tSyed Hamza Gilani']],
  [['CA Syed Hamza Gilani']],
])('the name in %j', (lines) => {
  expect(contactOf(...lines, 'office@example.com').full_name).toBe('Syed Hamza Gilani')
})

test.each(['✉ ximena-', 'Email: ximena-', 'ximena-'])('an address cut in its account is joined behind %j', (line) => {
  expect(contactOf('Ximena Rojas', line, 'rojas@example.com').email).toBe('ximena-rojas@example.com')
  expect(contactOf('Ximena Rojas', 'Always on time.', 'rojas@example.com').email).toBe('rojas@example.com')
})
