const kind = `(?:bachelor|master|associate|doctor)(?:['’]?s)?`
const area = `(?:business science|applied science|accounting information systems|science in business administration|professional studies|business studies|business management|science|commerce|arts|business administration|business|accountancy|accounting|applied science|applied arts|laws?|philosophy|professional accountancy|public accounting|finance|engineering|technology|management|accounting science|education)`
const full = new RegExp(
  String.raw`^(${kind}\s+of\s+${area}(?:\s+(?:sciences?|studies|administration|systems))?(?:\s*\((?:hons?|honou?rs)\.?\))?(?:\s+(?:honou?rs))?)(?:\s+|$)(.*)$`,
  'iu',
)
const named = new RegExp(String.raw`^(${kind}\s+degree)\s*(.*)$`, 'iu')
const short =
  /^((?:B\.?\s?Com(?:pt)?|M\.?\s?Com|B\.?\s?Sc?|M\.?\s?Sc?|B\.?\s?A|M\.?\s?A|B\.?B\.?A|M\.?B\.?A|MAcc|MAccy|PGDM|LLB|LLM|Licenciatura|Licenciado|Licenciada|Diploma|Maestr[ií]a|Especializaci[oó]n|BSA|BSBA|A\.?A\.?S|B\.?Acc)\.?(?:\s*\((?:Hons?|Honou?rs)\.?\)|\s+(?:Hons?|Honou?rs)\b\.?)?)\s+(.+)$/iu

/** `Finance (Master of Business Administration)`: the degree stands in brackets. */
const isDegree =
  /\b(?:bachelor|master|associate|doctor|diploma|degree|b\.?\s?sc|m\.?\s?sc|[bm]\.?\s?com|mba|b\.?b\.?a|licenciatura)\b/i

/** `Bookkeeping Associate of Applied Science`: the field stands first. */
const fieldFirst = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\s&]{2,40}?)\s+(?:[–—-]\s+)?((?:${kind}\s+of\s+|MBA$|B\.?\s?Com|BSc|MSc|BBA|Licenciatura).*)$`,
  'iu',
)

/** `Bachelor of Science in Accountancy` is a degree and its field. */
export function splitDegree(given: string): { degree: string; field: string | null } {
  const text = given.replace(/\s+(?:in|of)$/i, '')
  const bracketed = /^([^()]+?)\s*\(([^()]{6,})\)$/u.exec(text)
  if (bracketed?.[1] && bracketed[2] && isDegree.test(bracketed[2]) && !isDegree.test(bracketed[1]))
    return { degree: bracketed[2], field: bracketed[1] }
  if (
    bracketed?.[1] &&
    bracketed[2] &&
    isDegree.test(bracketed[1]) &&
    !/\d|hon|\sin\s/i.test(`${bracketed[1]} ${bracketed[2]}`)
  )
    return { degree: bracketed[1], field: bracketed[2] }
  const [, associate, major] =
    /^(associate(?:['’]?s)? in (?:applied science|science|arts))(?:(?:,\s*|\s+in\s+)(.+))?$/iu.exec(text) ?? []
  if (associate) return { degree: associate, field: major ?? null }
  if (/^(?:master|bachelor|doctor)(?:['’]?s)? in business administration$/i.test(text))
    return { degree: text, field: null }
  // What one has before a university has its subjects in its name.
  if (/^(?:intermediate|(?:higher|senior) secondary)\b/i.test(text)) return { degree: text, field: null }
  const inField =
    /^(.+?)\s*(?:\s+(?:(?:with )?(?:a )?(?:major|majoring|concentration|concentrating|emphasis) in|in|en|em)\s+|:\s+)(.+)$/iu.exec(
      text,
    )
  if (inField?.[1] && inField[2] && !/^hon/i.test(inField[2]))
    return withinArea(inField[1], inField[2].replace(/^a\s/, ''))
  const turned = fieldFirst.exec(text)
  if (turned?.[1] && turned[2] && !/^(?:executive|global|double|dual)$/i.test(turned[1]))
    return { degree: turned[2], field: turned[1] }
  const match = full.exec(text) ?? named.exec(text) ?? short.exec(text)
  const field = match?.[2]?.replace(/^[\s,:–—-]+|^of\s+/, '')
  return match?.[1] && field && !/^\(?hon/i.test(field) ? { degree: match[1], field } : { degree: text, field: null }
}

/** `Bachelor of Science in Business in Accounting`: what comes last is the field. */
function withinArea(degree: string, field: string): { degree: string; field: string } {
  const last = /^(.+)\s+in\s+(.+)$/iu.exec(field)
  return last?.[1] && last[2] ? { degree: `${degree} in ${last[1]}`, field: last[2] } : { degree, field }
}
