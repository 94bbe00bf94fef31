/** A reply without the email that it quotes below, where that is marked with '>'. */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  let end = lines.length
  while (end > 0 && isQuoteOrEmpty(lines[end - 1])) end--
  if (end === lines.length) return lines.join('\n').trim()
  const kept = lines
    .slice(0, end - attributionLines(lines[end - 2], lines[end - 1]))
    .join('\n')
    .trim()
  return kept === '' ? text.trim() : kept
}

/**
 * How many of the last two lines an email program wrote, such as 'On Monday, Ann wrote:'. Any other line
 * is the writer's own, even if it ends with a colon.
 */
function attributionLines(before = '', last = ''): 0 | 1 | 2 {
  if (!ATTRIBUTION_END.test(last.trimEnd())) return 0
  if (ATTRIBUTION_START.test(last)) return 1
  return ATTRIBUTION_START.test(before) ? 2 : 0
}

const ATTRIBUTION_START = /^\s*(?:On|Le)\s/
const ATTRIBUTION_END = /(?:^|\s)(?:wrote|a écrit)\s?:$/

function isQuoteOrEmpty(line = ''): boolean {
  return line.trim() === '' || line.startsWith('>')
}
