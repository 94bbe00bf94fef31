import { Parser } from 'htmlparser2'

/** Elements within each other. The parser takes ever longer for each, so the text ends where there are more. */
const NESTED_MAX = 1000

/** HTML as plain text: a blank line between paragraphs, and the address behind each link. */
export function htmlText(html: string): string {
  const out: string[] = []
  const links: { href: string; at: number }[] = []
  let hidden = 0
  let depth = 0
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (++depth > NESTED_MAX) return parser.pause()
      if (HIDDEN.has(name)) hidden++
      if (name === 'br') out.push('\n')
      if (name === 'hr') out.push('\n\n---\n\n')
      if (name === 'li') out.push('\n- ')
      if (name === 'a') links.push({ href, at: out.length })
      if (PARAGRAPHS.has(name)) out.push('\n\n')
    },
    ontext(text) {
      if (hidden === 0) out.push(text.replaceAll(/[^\S\u00A0]+/g, ' '))
    },
    onclosetag(name) {
      depth--
      if (HIDDEN.has(name)) hidden--
      if (name === 'a') {
        const { at = 0, href = '' } = links.pop() ?? {}
        const shown = out.slice(at).join('').trim()
        const address = href.replace(/^(mailto|tel):/, '')
        if (address !== '' && address !== shown) out.push(` (${address})`)
      }
      if (PARAGRAPHS.has(name)) out.push('\n\n')
    }
  })
  parser.end(html)
  return out
    .join('')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const HIDDEN = new Set(['head', 'script', 'style', 'title'])
const PARAGRAPHS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol blockquote pre table tr figure figcaption'.split(' ')
)
