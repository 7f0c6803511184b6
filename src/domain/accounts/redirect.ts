const redirectLimit = 2048

/**
 * The login guard's redirect target: a path of this site, or nothing.
 * Browsers read backslashes as slashes and drop tabs and newlines, so neither may appear; nor may the path begin with
 * an encoded one, in case something on the way decodes it.
 */
export function safeRedirect(target: unknown): string | undefined {
  if (typeof target !== 'string' || target.length > redirectLimit) return undefined
  const isPathOfThisSite = /^\/(?![/\\]|%2f|%5c|%09|%0a|%0d)[^\\\p{Cc}\s]*$/iu.test(target)
  return isPathOfThisSite ? target : undefined
}
