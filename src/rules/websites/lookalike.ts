/**
 * Which domain names look alike, after Unicode's UTS 39: one script per label, and a skeleton that lookalikes share. Names
 * are in Unicode ('québec.ca'), not in punycode.
 */

/** Scripts used in Canada that aren't mistaken for each other: no Cyrillic, Greek or Kana. */
const ONE_SCRIPT =
  /^(?:[\p{scx=Latin}0-9-]+|[\p{scx=Han}0-9-]+|[\p{scx=Hangul}0-9-]+|[\p{scx=Arabic}0-9-]+|[\p{scx=Devanagari}0-9-]+|[\p{scx=Gurmukhi}0-9-]+|[\p{scx=Tamil}0-9-]+)$/u
/** Letters that NFKD doesn't decompose, and how people read them. */
const READ_AS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i'
}
const LATIN = /\p{Script=Latin}/u
const ASCII = /^[a-z0-9-]*$/

/** True where a label mixes scripts, or has a letter such as 'ɑ' that only looks like one people use. */
export function isConfusable(domain: string): boolean {
  return domain.split('.').some((label) => {
    if (!ONE_SCRIPT.test(label.normalize('NFC'))) return true
    return LATIN.test(label) && !ASCII.test(plain(label))
  })
}

/** Two names with one skeleton look alike: accents off, and 0, 1, rn and vv as the letters they are mistaken for. */
export function skeletonOf(domain: string): string {
  return plain(domain)
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[æœøłđßı]/g, (letter) => READ_AS[letter] ?? letter)
}
