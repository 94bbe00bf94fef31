import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { faultsIn } from '../../kit/french-faults.ts'

type Read = { where: string; en: unknown; fr: unknown }

const FILES = globSync('src/{messages/**/*,contract/labels,contract/content/labels}.ts').sort()

/** Every text and function of every subject, in both languages. */
const read = (
  await Promise.all(
    FILES.map(async (file) => {
      const subjects: unknown = await import(resolve(file))
      return Object.entries(Object(subjects)).flatMap(([name, subject]) => {
        const { en, fr } = Object(subject)
        return fr === undefined ? [] : leavesOf({ where: `${file} ${name}`, en, fr })
      })
    })
  )
).flat()

/** Single words may be the same in both languages; a name is. */
const SAME = /^(?:\P{L}*[\p{L}\d.-]*\P{L}*|Follow Up Boss)$/u

test('no sentence is the English one still', () => {
  expect(read.length).toBeGreaterThan(2_500)
  const same = read.filter(({ en, fr }) => typeof en === 'string' && en === fr && !SAME.test(en))
  expect(same).toEqual([])
})

test.each([0, 1, 2])(
  'functions called with %i answer in French as it is written in Quebec',
  (n) => {
    const said = read.flatMap(({ fr, where }) => {
      const text = answerOf(fr, n)
      return text === undefined ? [] : [{ where, text }]
    })
    expect(said.length).toBeGreaterThan(300)
    expect(said.filter(({ text }) => faultsIn(text).length > 0)).toEqual([])
  }
)

test('where English counts one apart, French does', () => {
  const plural =
    /(?:^|\s|\u00A0)1[\s\u00A0](?:jours|pages|champs|personnes|messages|minutes|courriels|demandes)(?!\p{L})/u
  const apart = read.filter(({ en }) => answerOf(en, 1)?.replaceAll('1', '2') !== answerOf(en, 2))
  expect(apart.length).toBeGreaterThan(40)
  expect(apart.filter(({ fr }) => plural.test(answerOf(fr, 1) ?? ''))).toEqual([])
})

function leavesOf({ en, fr, where }: Read): Read[] {
  if (typeof fr !== 'object' || fr === null) return [{ en, fr, where }]
  return Object.entries(fr).flatMap(([key, value]) =>
    leavesOf({ en: Object(en)[key], fr: value, where: `${where}.${key}` })
  )
}

/** What a function of numbers and names says; undefined for one of other values. */
function answerOf(fr: unknown, n: number): string | undefined {
  if (typeof fr !== 'function') return undefined
  try {
    const answer: unknown = fr(n, n, n)
    return typeof answer === 'string' && !/NaN|undefined|\[object/.test(answer) ? answer : undefined
  } catch {
    return undefined
  }
}
