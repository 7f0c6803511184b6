import { isArea, isCity, isCityLike } from './places.ts'

const label =
  /^(?:(?:home|current|present|permanent|mailing|postal|residential|contact)\s+)?(?:address|direcci[oó]n|domicilio|residencia|endere[cç]o|anschrift|adresse)\s*(?::\s*|$)/i

/** `Av. Chapultepec 480, Col. Americana`, whose label may have been a heading. */
const street =
  /^(?=.*\d)(?=.*,)(?=.*\b(?:av|ave|avenida|calle|carrera|cra|cl|jr|jir[oó]n|street|st|road|rd|lane|drive|rua|unit|flat|house|h\.?\s?no|block|blk|lot|plot|sector|col|colonia|urb|apt|apto|bv|blvd|boulevard|paseo|via|ul|str|barangay|brgy|purok)\b)[^@|•·]+$/iu

/** `Phone` over a number, `Nationality: Filipino`. */
const isLabel = (text: string): boolean =>
  /:/.test(text) || (/^[\p{L}\s-]{3,14}$/u.test(text) && !isArea(text) && !isCity(text))

/** Where someone lives: what stands behind or under `Address`, on as many lines as it takes. */
export function placeOfAddress(texts: string[], isContact: (text: string) => boolean): string | null {
  for (const [index, text] of texts.entries()) {
    if (!label.test(text) && !street.test(text)) continue
    const lines = texts.slice(index + 1, index + 6)
    const end = lines.findIndex((line) => isContact(line) || isLabel(line))
    const own = [text.replace(label, ''), ...lines.slice(0, end < 0 ? undefined : end)].join(' ')
    const place = placeAtEnd(own.trim())
    if (place) return place
  }
  return null
}

const postcode = /^\d{4,6}\s+(?=\p{Lu})|\s+(?:[–—-]\s*)?(?:\d{3}\s\d{3}|\d{4,6})(?:-\d{4})?$/gu

/** `12 Mill Road, Wexmoor – 500028, Telangana, India`: from the end, areas and then the town. */
function placeAtEnd(address: string): string | null {
  const parts = address
    .split(/\s*,\s*/)
    .map((part) => part.replace(postcode, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  const at = parts.findLastIndex((part) => isCity(part) || !isArea(part))
  const town = parts[at]
  const isTown = town !== undefined && (isCity(town) || (at < parts.length - 1 && at > 0 && isCityLike(town)))
  return isTown ? parts.slice(at).join(', ') : null
}
