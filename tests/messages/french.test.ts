import { expect, test } from 'vitest'
import { faultsIn } from '../../scripts/check/messages/french.ts'

type Read = { where: string; en: unknown; fr: unknown }

/** Every text and function of every subject, in both languages. */
const read = Object.entries(import.meta.glob('/src/{messages,contract}/**/*.ts', { eager: true }))
  .filter(([file]) => file.startsWith('/src/messages/') || file.endsWith('/labels.ts'))
  .flatMap(([file, subjects]) =>
    Object.entries(Object(subjects)).flatMap(([name, subject]) => {
      const { en, fr } = Object(subject)
      return fr === undefined ? [] : leavesOf({ where: `${file} ${name}`, en, fr })
    })
  )

/** The same word in both languages, or an address, an abbreviation, an example or a name. */
const SAME =
  /^(?:[^\p{L}]*|\W*(?:Adresse|article|Client|Code|Contact|Date|Description|Destination|Distance|Format|Image|Instagram|Logo|message|note|options?|Page|Pages|Photos?|Point|Province|Question|Solution|Source|Style|Table|Texte|Total|Transaction|Type|Version|Zoom)s?\W*)$/iu

test('no text is the English one still', () => {
  expect(read.length).toBeGreaterThan(2_500)
  const same = read.filter(({ en, fr }) => typeof en === 'string' && en === fr && !SAME.test(en))
  expect(same.map(({ en, where }) => `${where}: ${String(en)}`)).toMatchInlineSnapshot()
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

test('what is counted is in the singular up to one', () => {
  const plural =
    /(?:^|\s|\u00A0)[01][\s\u00A0](?:jours|pages|champs|personnes|messages|minutes|courriels|demandes|mots)(?!\p{L})/u
  const said = read.flatMap(({ fr, where }) =>
    [0, 1].map((n) => ({ where, text: answerOf(fr, n) ?? '' }))
  )
  expect(said.filter(({ text }) => plural.test(text))).toEqual([])
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
