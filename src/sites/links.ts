const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(jpeg|png|webp);base64,)/i
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/

/** A picture is shown only from where pictures may come from; anything else counts as none. */
export function pictureSource(source: string | undefined): string | undefined {
  return source !== undefined && PICTURE.test(source) ? source : undefined
}

/** A half-typed address is no link yet. */
export function mailLink(email: string, subject?: string): string | undefined {
  if (!ADDRESS.test(email)) return undefined
  return `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}

export function phoneLink(digits: string): string | undefined {
  return /^\d{10}$/.test(digits) ? `tel:+1${digits}` : undefined
}

/** 4165550134 is written 416-555-0134; what is not ten digits stays as typed. */
export function writePhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
}

/** At most two letters to stand for a person or a firm. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => word?.match(/^\p{L}/u)?.[0].toLocaleUpperCase() ?? '').join('')
}
