/** With a full stop, unless its last word has one: « Suivi le 5 déc. » */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
