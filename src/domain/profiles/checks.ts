import * as z from 'zod/mini'

/** A field of a profile, by its path, that its owner should double-check. */
export const profileCheck = z.strictObject({
  path: z.string().check(z.regex(/^[a-z_]+(?:\.[a-z_]+|\.\d{1,3}){0,3}$/), z.maxLength(100)),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
})
export const profileChecks = z.array(profileCheck).check(z.maxLength(1000))

export type ProfileCheck = z.output<typeof profileCheck>

/** Parts that the editor has no field for: nobody could answer a question about them. */
const unaskable = /^(projects|volunteer_experience|skills\.languages|personal_info\.(full_name|email))(\.|$)/

/** The checks that their owner can answer, of a resume's reading or a stored profile; the name and address are the account's. */
export const askableChecks = (checks: readonly ProfileCheck[]): ProfileCheck[] =>
  checks.filter(({ path }) => !unaskable.test(path))

/** The checks that remain after an edit: whoever changes a field has looked at it. */
export const checksAfterEdit = (checks: readonly ProfileCheck[], before: object, after: object): ProfileCheck[] =>
  checks.filter(({ path }) => isSame(valueAt(before, path), valueAt(after, path)))

/** The checks of a list after its entries were moved or removed; `order` has the old index of each remaining entry. */
export const checksAfterOrder = (
  checks: readonly ProfileCheck[],
  list: string,
  order: readonly number[],
): ProfileCheck[] =>
  checks.flatMap((check) => {
    const [name, index, ...rest] = check.path.split('.')
    if (name !== list || index === undefined) return check
    const now = order.indexOf(Number(index))
    return now < 0 ? [] : { ...check, path: [list, now, ...rest].join('.') }
  })

const valueAt = (whole: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], whole)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Labels of the fields below a path that need checking; '' for the path itself. */
export const flaggedFields = (paths: readonly string[], place: string): string[] =>
  paths
    .filter((path) => path === place || path.startsWith(`${place}.`))
    .map((path) =>
      path
        .slice(place.length + 1)
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
        .join(' '),
    )
