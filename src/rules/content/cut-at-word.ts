/** A text of at most `most` characters; a longer one ends at a word, with '…'. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  // The word that ends exactly here is a whole one.
  const end = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, end < most / 2 ? most - 1 : end).replace(/[\s,;:–-]+$/, '')}…`
}
