const BLANK = /[\p{Zs}\p{Cf}\t]/u

/** Without the spaces and invisible characters around it; takes no longer for a long run of them inside. */
export function trimPasted(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && BLANK.test(text.charAt(start))) start++
  while (start < end && BLANK.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
