import { readPostalCode } from './postal-code.ts'

/** A billing address's fields; `province` is the shortcode, and missing parts are ''. */
export type AddressParts = { street: string; city: string; province: string; postalCode: string }

/** Where French has a name of its own. */
const FRENCH: Record<string, string> = {
  BC: 'Colombie-Britannique',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  PE: 'Île-du-Prince-Édouard'
}

const POSTAL_CODE_AT_END = /[a-z]\d[a-z][ -]?\d[a-z]\d$/i
const CIVIC_NUMBER = /^\d+[a-z]?(?:-\d+)?$/i
const UNIT = /\d|^(?:suite|unit|apt|apartment|floor|bureau|local|app)\b/i

/**
 * Splits '120 Queen Street West, Suite 400, Toronto, ON M5H 2N2', starting at its end. A French line
 * has a comma after its number and its province in brackets: '12, rue Principale, Laval (Québec)'.
 */
export function splitAddress(
  line: string,
  provinces: readonly { name: string; shortcode: string }[]
): AddressParts {
  const parts = line.split(',').flatMap((part) => part.trim() || [])
  const rest = parts.splice(CIVIC_NUMBER.test(parts[0] ?? '') ? 2 : 1)
  const postalCode = takeEnd(rest, (end) => {
    const [code] = POSTAL_CODE_AT_END.exec(end) ?? []
    return code === undefined ? undefined : { text: code, value: readPostalCode(code) ?? '' }
  })
  let capital = ''
  const province = takeEnd(rest, (end) => {
    const words = end.split(' ')
    for (const at of words.keys()) {
      const text = words.slice(at).join(' ')
      const value = provinces.find(({ name, shortcode }) =>
        [name, shortcode, FRENCH[shortcode]].some((known) => known && isSame(known, text))
      )?.shortcode
      // Also the name of a city; in brackets it's the province alone.
      if (value === 'QC' && text.length > 2 && !text.startsWith('(')) capital = text
      if (value) return { text, value }
    }
    return undefined
  })
  const city = UNIT.test(rest.at(-1) ?? '') ? '' : (rest.pop() ?? '')
  return {
    street: [...parts, ...rest].join(', '),
    city: city || capital,
    province,
    postalCode
  }
}

/** Removes what `find` matches at the end of the last part, and the part once it is empty. */
function takeEnd(
  parts: string[],
  find: (end: string) => { text: string; value: string } | undefined
): string {
  const end = parts.at(-1)
  const found = end === undefined ? undefined : find(end)
  if (end === undefined || !found) return ''
  const left = end.slice(0, -found.text.length).trim()
  parts.splice(-1, 1, ...(left === '' ? [] : [left]))
  return found.value
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** Without regard to case, accents, hyphens and brackets. */
function isSame(one: string, other: string): boolean {
  return compare(one, other) === 0
}
