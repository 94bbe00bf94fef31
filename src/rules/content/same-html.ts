import { safeHtml } from './safe-html.ts'

const BLOCK =
  /^<\/?(?:p|br|hr|h[2-4]|blockquote|figure|figcaption|pre|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td)\b/
const PRE = /(<pre>[^]*?<\/pre>)/
const EMPTY_MARK = /<(strong|em|s|sub|sup|small|mark|abbr|code|kbd|q|a)(?: [^>]*)?><\/\1>/g
/** Nothing shows where one of these ends and the next begins. */
const SEAM = /<\/(strong|em|s|sub|sup|small|mark)><\1>/g

/** Whether two texts look the same: ignores invisible white space, and b/i against strong/em. */
export function isSameHtml(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(html: string): string {
  return safeHtml(html)
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .split(PRE)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(/\n+(<\/code><\/pre>)$/, '$1')
        : withoutHiddenMarks(withoutHiddenSpace(part))
    )
    .join('')
    .trim()
}

/** Shows white space as a browser does: once in a row, never first or last in a line, whatever its marks. */
function withoutHiddenSpace(html: string): string {
  const shown: string[] = []
  let isLineStart = true
  let lastSpace: number | undefined
  const endLine = () => {
    if (lastSpace !== undefined) shown[lastSpace] = shown[lastSpace]?.slice(0, -1) ?? ''
    isLineStart = true
    lastSpace = undefined
  }
  for (const part of html.replace(/[ \t\r\n]+/g, ' ').split(/(<[^>]*>)/)) {
    const isTag = part.startsWith('<')
    const isHidden = isLineStart || lastSpace !== undefined
    const text = !isTag && isHidden && part.startsWith(' ') ? part.slice(1) : part
    shown.push(text)
    if (BLOCK.test(text)) endLine()
    else if (text && (!isTag || text.startsWith('<img'))) {
      isLineStart = false
      lastSpace = !isTag && text.endsWith(' ') ? shown.length - 1 : undefined
    }
  }
  endLine()
  return shown.join('')
}

function withoutHiddenMarks(html: string): string {
  const without = html.replace(EMPTY_MARK, '').replace(SEAM, '')
  return without === html ? html : withoutHiddenMarks(without)
}
