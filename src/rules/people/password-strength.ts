// How well a password would stand up to guessing. Advice, never a condition: six characters are all that is asked.
// Whatever a guesser tries first counts little: words everybody uses, what is known of the person, runs, repeats, years.

import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'

/** 0 while nothing is typed, then 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = { level: 0 | 1 | 2 | 3 | 4; advice: string }

export const STRENGTH_NAMES = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const

const LONGER = 'Three or four words in a row are easy to keep in mind.'

/** Rough bits of guessing from which a password is fair, good and strong. */
const FAIR = 24
const GOOD = 36
const STRONG = 46

/** What is found in a password, what it is worth, and what is said of it. */
type Finding = { pattern: RegExp; bits: number; advice: string }

/** `about`: what is known of the person: name, address, telephone number. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  if (password === '') return { level: 0, advice: '' }
  let rest = plain(password)
  let bits = mixture(password)
  let advice = LONGER
  for (const finding of [personal(about), COMMON, YEAR, REPEAT, RUN]) {
    const left = rest.replace(finding.pattern, ' ')
    const times = rest.match(finding.pattern)?.length ?? 0
    if (times > 0 && advice === LONGER) ({ advice } = finding)
    bits += times * finding.bits
    rest = left
  }
  for (const character of rest) bits += worth(character)
  const level = bits < FAIR ? 1 : bits < GOOD ? 2 : bits < STRONG ? 3 : 4
  return { level, advice: level < 3 ? advice : '' }
}

const COMMON: Finding = {
  pattern: new RegExp(COMMON_PASSWORD_WORDS.join('|'), 'g'),
  bits: 7,
  advice: 'Words everybody uses are guessed first.'
}

const REPEAT: Finding = {
  pattern: /(.)\1{2,}|(.{2,})\2+/g,
  bits: 6,
  advice: 'Repeats are guessed first.'
}

const YEAR: Finding = {
  pattern: /(?:19|20)\d\d/g,
  bits: 5,
  advice: 'Years are guessed first.'
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const RUN: Finding = {
  pattern: new RegExp(
    ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
      .flatMap(runsOf)
      .join('|'),
    'g'
  ),
  bits: 5,
  advice: 'Runs like abc and 123 are guessed first.'
}

/** Every stretch of a row of at least three keys, the longest first. */
function runsOf(row: string): string[] {
  const runs: string[] = []
  for (let length = row.length; length >= 3; length--) {
    for (let at = 0; at + length <= row.length; at++) runs.push(row.slice(at, at + length))
  }
  return runs
}

function personal(about: readonly string[]): Finding {
  const words = about
    .flatMap((text) => plain(text).split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
  return {
    pattern: words.length > 0 ? new RegExp(words.join('|'), 'gu') : /(?!)/g,
    bits: 3,
    advice: 'Your name, email and phone are guessed first.'
  }
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Letters make words, so that each adds less than its place in the alphabet. */
function worth(character: string): number {
  if (/\p{L}/u.test(character)) return 2.7
  if (/\d/.test(character)) return 3
  return character === ' ' ? 1 : 4
}

/** Capitals, digits and signs inside make a password harder; one capital in front and a digit behind do not. */
function mixture(password: string): number {
  const inside = password.slice(1, -1)
  return (
    [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(inside)).length * 3
  )
}
