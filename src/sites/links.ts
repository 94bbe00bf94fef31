import { phoneDigits } from '#rules/people/phone.ts'

const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(jpeg|png|webp);base64,)/i
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/

/** The picture if its source is allowed, or else undefined. */
export function pictureSource(source: string | undefined): string | undefined {
  return source !== undefined && PICTURE.test(source) ? source : undefined
}

/** Undefined for an incomplete address. */
export function mailLink(email: string, subject?: string): string | undefined {
  if (!ADDRESS.test(email)) return undefined
  return `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}

export function phoneLink(typed: string): string | undefined {
  const digits = phoneDigits(typed)
  return digits === undefined ? undefined : `tel:+1${digits}`
}

/** A person's or a firm's initials, at most two. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => word?.match(/^\p{L}/u)?.[0].toLocaleUpperCase() ?? '').join('')
}
