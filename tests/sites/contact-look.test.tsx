import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ContactBlock } from '#sites/blocks/contact/contact-block.tsx'
import { ContactLook } from '#sites/blocks/contact/contact-look.tsx'
import { previewOf } from '../kit/demo-sites.tsx'
import { attributeOf, sitePage } from '../kit/site-page.ts'

/** What makes a form look as it does: elements, classes, labels and texts; not what sends it. */
function lookOf(html: string): string[] {
  const { elements, read } = sitePage(html)
  const shown = elements.flatMap((element) => {
    const at = (name: string) => attributeOf(element, name) ?? ''
    const isTrap = [at('class'), at('id'), at('for')].some((name) => /[_-]trap$/.test(name))
    if (at('type') === 'hidden' || isTrap) return []
    const name = at('class') === 'site-form' ? 'form' : element.tagName
    return [name, at('class'), at('id'), at('for'), at('rows')].join(' ')
  })
  return [...shown, ...read.split('\n')]
}

test.each(['en', 'fr'] as const)(
  'the form of a preview looks like the website’s own, in %s',
  (site_language) => {
    const view = previewOf({ salesman_name: 'Mai Nguyễn', site_language }, 1)
    const block = view.page?.blocks.find(({ type }) => type === 'contact') as BlockOf<'contact'>
    const own = lookOf(renderToStaticMarkup(<ContactBlock block={block} view={view} />))
    const trap = view.words.form.trap
    const look = lookOf(renderToStaticMarkup(<ContactLook block={block} view={view} />))
    expect(look).toEqual(own.filter((words) => words !== trap))
    expect(look.length).toBeGreaterThan(20)
  }
)
