/** Octets a line may have before it is folded (RFC 5545, 3.1). */
const LINE_MAX = 75

/** The lines of an iCalendar file, folded and ended as RFC 5545 asks. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A text as the value of a property. */
export function calendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** '20261128T190000Z'. */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Folds a long line with a line break and a space, never inside a character. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (length + octets > LINE_MAX) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
