/** A reply without the email that it quotes below, where that is marked with '>'. */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  let end = lines.length
  while (end > 0 && isQuoteOrEmpty(lines[end - 1])) end--
  if (end === lines.length) return lines.join('\n').trim()
  // Email clients put a line such as 'On Monday, Ann wrote:' above what they quote, sometimes in two.
  let start = end
  while (start > 0 && end - start < ATTRIBUTION_LINES && lines[start - 1]?.trim() !== '') start--
  const isAttribution = lines[end - 1]?.trimEnd().endsWith(':') === true && start > 0
  const kept = lines
    .slice(0, isAttribution ? start : end)
    .join('\n')
    .trim()
  return kept === '' ? text.trim() : kept
}

const ATTRIBUTION_LINES = 2

function isQuoteOrEmpty(line = ''): boolean {
  return line.trim() === '' || line.startsWith('>')
}
