import { safeHtml, safeWithLooks } from '#rules/content/safe-html.ts'

/**
 * What another program put on the clipboard, as far as it is text: Word and Google Docs say bold by a style, which would be
 * lost with the styles.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(safeWithLooks(html), 'text/html')
  for (const box of page.querySelectorAll('[data-look]')) {
    const look = box.getAttribute('data-look') ?? ''
    if (box.nodeName === 'B' && /font-weight:\s*(normal|400)/.test(look))
      box.replaceWith(...box.childNodes)
    else if (box.nodeName === 'SPAN') dress(box, look)
  }
  // A picture of another program's is a file of its own, or somewhere on the writer's machine.
  for (const picture of page.querySelectorAll('img')) {
    if (!/^(https:|\/pictures\/)/.test(picture.getAttribute('src') ?? '')) picture.remove()
  }
  return safeHtml(page.body.innerHTML)
}

function dress(box: Element, look: string): void {
  const tags = [
    /font-weight:\s*(bold|[6-9]00)/.test(look) && 'strong',
    /font-style:\s*italic/.test(look) && 'em',
    /text-decoration[^;]*line-through/.test(look) && 's'
  ].filter((tag) => tag !== false)
  for (const tag of tags) {
    const dressed = box.ownerDocument.createElement(tag)
    dressed.append(...box.childNodes)
    box.append(dressed)
  }
}
