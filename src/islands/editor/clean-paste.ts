import { safeHtml, safeWithLooks } from '#rules/content/safe-html.ts'

/**
 * Cleans pasted HTML, turning the inline styles that Word and Google Docs use for bold, italic and
 * strikethrough into tags first.
 */
export function cleanPaste(html: string, isKept: (src: string) => boolean = () => false): string {
  const page = new DOMParser().parseFromString(safeWithLooks(html), 'text/html')
  for (const box of page.querySelectorAll('[data-look]')) {
    const look = box.getAttribute('data-look') ?? ''
    if (box.nodeName === 'B' && /font-weight:\s*(normal|400)/.test(look))
      box.replaceWith(...box.childNodes)
    else if (box.nodeName === 'SPAN') wrapInTags(box, look)
  }
  for (const picture of page.querySelectorAll('img')) {
    if (!isKept(picture.getAttribute('src') ?? '')) picture.remove()
  }
  return safeHtml(page.body.innerHTML)
}

function wrapInTags(box: Element, look: string): void {
  const tags = [
    /font-weight:\s*(bold|[6-9]00)/.test(look) && 'strong',
    /font-style:\s*italic/.test(look) && 'em',
    /text-decoration[^;]*line-through/.test(look) && 's'
  ].filter((tag) => tag !== false)
  for (const tag of tags) {
    const wrapper = box.ownerDocument.createElement(tag)
    wrapper.append(...box.childNodes)
    box.append(wrapper)
  }
}
