import { isVisible, onOneLine } from '../content/printable.ts'

/** The tags in a text, which are separated by commas or semicolons, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(/[,;]/).map(onOneLine).filter(isVisible))]
}
