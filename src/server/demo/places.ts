export type Place = {
  country: string
  cities: readonly string[]
  /** A mobile number there, without its last two digits. None of them is in use. */
  mobile: string
  firms: readonly string[]
  schools: readonly string[]
  degree: string
  languages: readonly string[]
}

const place = (
  country: string,
  mobile: string,
  cities: string[],
  firms: string[],
  schools: string[],
  degree: string,
  ...languages: string[]
): Place => ({ country, mobile, cities, firms, schools, degree, languages })

/** Where demo candidates live, worked and studied. Firms and schools are invented. */
export const places = {
  philippines: place(
    'Philippines',
    '+63 91755501',
    ['Manila', 'Cebu City', 'Davao City', 'Iloilo City'],
    ['Tala Ledger Services', 'Bayani & Roque CPAs', 'Amihan Shared Services', 'Mactan Accounting Hub'],
    ['Visayas College of Commerce', 'Intramuros Institute of Accountancy'],
    'Bachelor of Science',
    'Filipino',
  ),
  india: place(
    'India',
    '+91 98555501',
    ['Pune', 'Ahmedabad', 'Chennai', 'Jaipur'],
    [
      'Sahyadri Outsourcing',
      'Kaveri & Mehra Chartered Accountants',
      'Deccan Ledger Works',
      'Neem Tree Finance Services',
    ],
    ['Sahyadri College of Commerce', 'Marina Institute of Finance'],
    'Bachelor of Commerce',
    'Hindi',
    'Marathi',
  ),
  mexico: place(
    'Mexico',
    '+52 55555501',
    ['Monterrey', 'Guadalajara', 'Mexico City'],
    ['Cerro Alto Contadores', 'Grupo Nopal Servicios', 'Rivera Norte Shared Services'],
    ['Instituto Contable del Norte', 'Colegio de Negocios Tlaquepaque'],
    "Bachelor's degree",
    'Spanish',
  ),
  southAfrica: place(
    'South Africa',
    '+27 7155501',
    ['Cape Town', 'Durban', 'Johannesburg'],
    ['Fynbos Financial', 'Ndlovu Hartman Inc.', 'Protea Back Office'],
    ['Table Bay School of Accounting', 'Umgeni Business College'],
    'Bachelor of Commerce',
    'isiXhosa',
    'Afrikaans',
  ),
  colombia: place(
    'Colombia',
    '+57 30055501',
    ['Medellín', 'Bogotá'],
    ['Andes Claro Contabilidad', 'Páramo Finance Partners', 'Cafetal Services'],
    ['Escuela de Comercio del Valle', 'Instituto Andino de Finanzas'],
    "Bachelor's degree",
    'Spanish',
  ),
  brazil: place(
    'Brazil',
    '+55 119555501',
    ['São Paulo', 'Curitiba', 'Recife'],
    ['Ipê Contabilidade', 'Serra Azul Finance', 'Atlântica Serviços Contábeis'],
    ['Faculdade Ipiranga de Contabilidade', 'Instituto Curitiba de Negócios'],
    "Bachelor's degree",
    'Portuguese',
  ),
  egypt: place(
    'Egypt',
    '+20 10055501',
    ['Cairo', 'Alexandria'],
    ['Nile Delta Accounting', 'Lotus & Farag', 'Corniche Business Services'],
    ['Heliopolis Faculty of Commerce', 'Alexandria Business School of Accounts'],
    'Bachelor of Commerce',
    'Arabic',
  ),
  kenya: place(
    'Kenya',
    '+254 7115501',
    ['Nairobi', 'Mombasa'],
    ['Savanna Ledger', 'Jacaranda Outsourcing', 'Otieno Wekesa & Partners'],
    ['Uhuru Park Business College', 'Coast School of Accountancy'],
    'Bachelor of Commerce',
    'Swahili',
  ),
  vietnam: place(
    'Vietnam',
    '+84 9055501',
    ['Da Nang', 'Ho Chi Minh City'],
    ['Sao Bien Accounting', 'Han River Shared Services', 'Lotus Path Finance'],
    ['Da Nang College of Finance', 'Saigon Institute of Audit'],
    "Bachelor's degree",
    'Vietnamese',
  ),
  malaysia: place(
    'Malaysia',
    '+60 1255501',
    ['Penang', 'Kuala Lumpur'],
    ['Straits Ledger', 'Rimba & Tan PLT', 'Kinta Valley Services'],
    ['Tanjung Business School', 'Klang Institute of Accounting'],
    "Bachelor's degree",
    'Malay',
    'Mandarin',
  ),
  spain: place(
    'Spain',
    '+34 6125550',
    ['Seville', 'Valencia'],
    ['Giralda Asesores', 'Azahar Gestión Contable', 'Levante Finance Desk'],
    ['Escuela Triana de Economía', 'Instituto Turia de Negocios'],
    'Bachelor of Business Administration',
    'Spanish',
  ),
  argentina: place(
    'Argentina',
    '+54 11555501',
    ['Buenos Aires', 'Córdoba'],
    ['Estudio Jacarandá', 'Pampa Norte Servicios', 'Ombú Contadores'],
    ['Instituto Rivadavia de Contabilidad', 'Escuela Serrana de Comercio'],
    "Bachelor's degree",
    'Spanish',
  ),
  poland: place(
    'Poland',
    '+48 5125501',
    ['Gdynia', 'Kraków'],
    ['Baltic Ledger', 'Wawel Shared Services', 'Bursztyn Finance'],
    ['Gdynia School of Accounting', 'Planty Business College'],
    "Bachelor's degree",
    'Polish',
  ),
  nigeria: place(
    'Nigeria',
    '+234 80355501',
    ['Lagos', 'Abuja'],
    ['Lekki Ledger Partners', 'Palmgrove Outsourcing', 'Zuma Rock Accounting'],
    ['Lagoon Polytechnic of Commerce', 'Savannah College of Accounts'],
    'Bachelor of Science',
    'Yoruba',
    'Igbo',
  ),
  indonesia: place(
    'Indonesia',
    '+62 81255501',
    ['Bandung', 'Surabaya'],
    ['Merapi Accounting', 'Garuda Biru Services', 'Teluk Jaya Finance'],
    ['Bandung College of Commerce', 'Institut Akuntansi Nusa'],
    'Bachelor of Economics',
    'Indonesian',
  ),
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places
