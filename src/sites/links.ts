import { phoneDigits } from '#rules/people/phone.ts'

const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(jpeg|png|webp);base64,)/i
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/

/** A picture is shown only from where pictures may come from; anything else counts as none. */
export function pictureSource(source: string | undefined): string | undefined {
  return source !== undefined && PICTURE.test(source) ? source : undefined
}

/** A half-typed address is not a link yet. */
export function mailLink(email: string, subject?: string): string | undefined {
  if (!ADDRESS.test(email)) return undefined
  return `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}

export function phoneLink(typed: string): string | undefined {
  const digits = phoneDigits(typed)
  return digits === undefined ? undefined : `tel:+1${digits}`
}

/** At most two letters to stand for a person or a firm. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => word?.match(/^\p{L}/u)?.[0].toLocaleUpperCase() ?? '').join('')
}
