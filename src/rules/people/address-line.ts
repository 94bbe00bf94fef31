import { readPostalCode } from './postal-code.ts'

/** A billing address's fields; `province` is the shortcode, and missing parts are ''. */
export type AddressParts = { street: string; city: string; province: string; postalCode: string }

const POSTAL_CODE_AT_END = /[a-z]\d[a-z][ -]?\d[a-z]\d$/i
const UNIT = /\d|^(?:suite|unit|apt|apartment|floor|bureau|local|app)\b/i

/** Splits '120 Queen Street West, Suite 400, Toronto, ON M5H 2N2', starting at its end. */
export function splitAddress(
  line: string,
  provinces: readonly { name: string; shortcode: string }[]
): AddressParts {
  const parts = line.split(',').flatMap((part) => part.trim() || [])
  // French sets a comma after the number of a house: '12, rue des Ormes'.
  const rest = parts.splice(/^\d\S*$/.test(parts[0] ?? '') ? 2 : 1)
  const postalCode = takeEnd(rest, (end) => {
    const [code] = POSTAL_CODE_AT_END.exec(end) ?? []
    return code === undefined ? undefined : { text: code, value: readPostalCode(code) ?? '' }
  })
  const province = takeEnd(rest, (end) => {
    const found = provinces
      .flatMap(({ name, shortcode }) =>
        [name, shortcode, `(${name})`].map((text) => ({ text, value: shortcode }))
      )
      .find(({ text }) => endsWithWord(end, text))
    return found && { text: end.slice(-found.text.length), value: found.value }
  })
  const city = UNIT.test(rest.at(-1) ?? '') ? '' : (rest.pop() ?? '')
  return { street: [...parts, ...rest].join(', '), city, province, postalCode }
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

function endsWithWord(text: string, word: string): boolean {
  return ` ${text}`.toLowerCase().endsWith(` ${word.toLowerCase()}`)
}
