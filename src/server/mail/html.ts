/** Markup that is safe to insert as is; only `html` creates it. */
class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString = () => this.markup
}

export type { Html }

type Value = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.markup
  return typeof value === 'object' ? value.map(markupOf).join('') : escaped(String(value))
}

/** Escapes every value but markup that came from here. Attributes stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((page, part, index) => page + markupOf(values[index - 1] ?? '') + part))
