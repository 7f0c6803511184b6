import classes from './avatar.module.css'

const toneCount = 6

type Props = { name: string; seed: string; url?: string | null; size: 32 | 40 | 56 | 96 }

/** A photo, or initials on a color derived from the seed. The name is next to it, so it is decorative. */
export function Avatar({ name, seed, url, size }: Props) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.35) }
  if (url) return <img className={classes.avatar} style={style} src={url} alt="" />
  return (
    <span
      className={classes.avatar}
      style={style}
      data-tone={toneOf(seed)}
      data-initials={initialsOf(name || seed)}
      aria-hidden="true"
    />
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toUpperCase()
}

function toneOf(seed: string): number {
  let hash = 0
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % toneCount
}
