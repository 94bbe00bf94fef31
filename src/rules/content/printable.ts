/** Neither HTML, XML nor a database can hold these: control characters, halves of characters, code points that are not characters. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Anything that leaves a mark: not a blank, nor a character that is drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text without the characters that nothing can print. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '')
}

/** The same on one line, without blanks around it. */
export function onOneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ')).trim()
}

/** Whether a reader would see anything of it. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
