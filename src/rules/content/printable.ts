/** Invalid in HTML, XML and databases: control characters, lone surrogates and noncharacters. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Any character that shows: neither white space nor ignorable. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text without unprintable characters. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '')
}

/** The same on one line, trimmed. Strips first: a removed character may separate two spaces. */
export function onOneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}

/** The same, keeping the spaces at which no line breaks, as French needs them. */
export function asLine(text: string): string {
  return printable(text)
    .replace(/[\t\n\r\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Whether a reader would see any of it. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
