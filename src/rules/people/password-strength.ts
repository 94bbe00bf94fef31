// Estimates how hard a password is to guess. Advice only: six characters are all we require. What an
// attacker tries first counts little: common words, personal details, sequences, repeats and years.

import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'

export type PasswordAdvice = 'common' | 'longer' | 'personal' | 'repeats' | 'sequences' | 'years'

/** 0 while nothing is typed, then 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = { level: 0 | 1 | 2 | 3 | 4; advice?: PasswordAdvice }

/** Approximate bits of entropy at which a password is fair, good and strong. */
const FAIR = 24
const GOOD = 36
const STRONG = 46

/** A guessable pattern, the bits each match is worth, and the advice against it. */
type Weakness = { pattern: RegExp; bits: number; advice: PasswordAdvice }

/** `about`: personal details, such as name, email and phone number. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  if (password === '') return { level: 0 }
  let rest = plain(password)
  let bits = varietyBits(password)
  let advice: PasswordAdvice = 'longer'
  for (const weakness of [personal(about), COMMON, YEAR, REPEAT, SEQUENCE]) {
    const left = rest.replace(weakness.pattern, ' ')
    const times = rest.match(weakness.pattern)?.length ?? 0
    if (times > 0 && advice === 'longer') ({ advice } = weakness)
    bits += times * weakness.bits
    rest = left
  }
  for (const character of rest) bits += bitsOf(character)
  const level = bits < FAIR ? 1 : bits < GOOD ? 2 : bits < STRONG ? 3 : 4
  return level < 3 ? { level, advice } : { level }
}

const COMMON: Weakness = {
  pattern: new RegExp(COMMON_PASSWORD_WORDS.join('|'), 'g'),
  bits: 7,
  advice: 'common'
}

const REPEAT: Weakness = {
  pattern: /(.)\1{2,}|(.{2,})\2+/g,
  bits: 6,
  advice: 'repeats'
}

const YEAR: Weakness = {
  pattern: /(?:19|20)\d\d/g,
  bits: 5,
  advice: 'years'
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const SEQUENCE: Weakness = {
  pattern: new RegExp(
    ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
      .flatMap(sequencesOf)
      .join('|'),
    'g'
  ),
  bits: 5,
  advice: 'sequences'
}

/** Every part of a row that is at least three keys long, the longest first. */
function sequencesOf(row: string): string[] {
  const sequences: string[] = []
  for (let length = row.length; length >= 3; length--) {
    for (let at = 0; at + length <= row.length; at++) sequences.push(row.slice(at, at + length))
  }
  return sequences
}

function personal(about: readonly string[]): Weakness {
  const words = about
    .flatMap((text) => plain(text).split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
  return {
    pattern: words.length > 0 ? new RegExp(words.join('|'), 'gu') : /(?!)/g,
    bits: 3,
    advice: 'personal'
  }
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Letters form words, so each adds fewer bits than a random one would. */
function bitsOf(character: string): number {
  if (/\p{L}/u.test(character)) return 2.7
  if (/\d/.test(character)) return 3
  return character === ' ' ? 1 : 4
}

/** Mixed character kinds count inside the password only: a leading capital or final digit is common. */
function varietyBits(password: string): number {
  const inside = password.slice(1, -1)
  return (
    [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(inside)).length * 3
  )
}
