/** Has a text nothing to read? Some characters take space or none, and show nothing. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text)
