/** Where a value lies in a form's values: `email`, `profile.work_experience.0.company`. */
export type FieldPath<Values> = Values extends readonly (infer Entry)[]
  ? `${number}` | `${number}.${FieldPath<Entry>}`
  : Values extends object
    ? { [Key in keyof Values & string]-?: Key | `${Key}.${FieldPath<NonNullable<Values[Key]>>}` }[keyof Values & string]
    : never

export type ValueAt<Values, Path> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<NonNullable<PartOf<Values, Key>>, Rest>
  : PartOf<Values, Path>

type PartOf<Whole, Key> = Whole extends readonly (infer Entry)[] ? Entry : Key extends keyof Whole ? Whole[Key] : never

export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], values)

/** The same values with another one at a path. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  const part = rest.length > 0 ? withValueAt(valueAt(values, key), rest.join('.'), value) : value
  return (Array.isArray(values) ? values.with(Number(key), part) : { ...values, [key]: part }) as Values
}

export const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`)
