import { createHash } from 'node:crypto'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect } from 'vitest'
import { type FinishedPage, pageFinisher } from '#publish/render/finish-page.ts'
import HostilePage from './hostile-page.astro'
import { attributeOf, pageTree, type PageTree, textIn } from './page-tree.ts'

const BOOT = 'boot()'
const WAKING = 'wake()'
const ISLAND = `<script>${WAKING}</script>`
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const GIVEN = `default-src 'none'; script-src 'self' ${[BOOT, WAKING].map(hashOf).join(' ')}; style-src 'self'`

const finish = pageFinisher({
  drawing: 'street',
  integrityOf: () => 'sha384-x',
  read: () => 'b{color:red}'
})
const container = await AstroContainer.create({ astroConfig: { site: 'https://maplekey.test' } })

/** The text after a round trip through UTF-8, which replaces lone surrogates. */
const written = (text: string) => Buffer.from(text).toString()

/** A page with this text everywhere, before and after finishing. */
export async function finishPages(text: string, file: string, picture: boolean) {
  const props = { boot: BOOT, island: ISLAND, picture, text }
  const html = await container.renderToString(HostilePage, { partial: false, props })
  const page = finish(file, { html, policy: GIVEN })
  return { after: written(page.html), before: written(html), page }
}

/** The tree without the parts that finishing may change, and a list of those changes. */
export function treeOf(html: string, { ogPicture }: FinishedPage): PageTree {
  const [from = '', to = ''] = [ogPicture?.path, ogPicture?.name]
  return pageTree(html, {
    edit(element, changes) {
      const [src, rel] = [attributeOf(element, 'src'), attributeOf(element, 'rel')]
      const isInHead =
        element.parentNode &&
        'tagName' in element.parentNode &&
        element.parentNode.tagName === 'head'
      const without = (name: string): void => {
        const at = element.attrs.findIndex((one) => one.name === name)
        if (at >= 0)
          changes.push(`${element.tagName} ${name}=${element.attrs.splice(at, 1)[0]?.value}`)
      }
      const leaveOut = (name: string): undefined => void changes.push(name)
      if (isInHead && element.tagName === 'style')
        return leaveOut(`style ${textIn(element).replaceAll(/\s/g, '')}`)
      if (isInHead && element.tagName === 'link' && (rel === 'stylesheet' || rel === 'expect'))
        return leaveOut(`link ${rel} ${attributeOf(element, 'href')}`)
      if (element.tagName === 'script') {
        if (src === '/_astro/base.x1.js') {
          without('integrity')
          return leaveOut('frame script')
        }
      }
      if (element.tagName === 'html') without('data-frame')
      if (attributeOf(element, 'id') === 'first') without('id')
      if (ogPicture && attributeOf(element, 'property') === 'og:image')
        for (const one of element.attrs)
          if (one.name === 'content') one.value = one.value.replace(from, to)
      if (ogPicture && attributeOf(element, 'type') === 'application/ld+json')
        for (const node of element.childNodes)
          if ('value' in node)
            node.value = node.value.replace(
              `"image":"https://maplekey.test${from}"`,
              `"image":"https://maplekey.test${to}"`
            )
      return element
    }
  })
}

/** The changes that finishing makes to the page's own head. */
export const WRITTEN = [
  'style a[data-astro-cid-none]{color:red;}',
  'link stylesheet /_astro/base.x1.css'
]

/** Finishing changes only what it should in a page with this text everywhere. */
export async function expectUnchanged(text: string, picture: boolean): Promise<void> {
  const { after, before, page } = await finishPages(text, 'blog/1.html', picture)
  const [asRendered, asFinished] = [treeOf(before, page), treeOf(after, page)]
  expect(JSON.stringify(asFinished.tree)).toBe(JSON.stringify(asRendered.tree))
  expect(asRendered.changes).toEqual([...WRITTEN, 'frame script'])
  expect(asFinished.changes).toEqual([
    'html data-frame=/_astro/base.x1.js',
    'style b{color:red}',
    'link expect #first',
    'section id=first'
  ])
  expect(page.policy).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(BOOT)} ${hashOf(WAKING)}; style-src 'self' ${hashOf('b{color:red}')}`
  )
  expect(page.needed).toEqual(['_astro/base.x1.js'])
  expect(page.ogPicture?.title).toBe(picture ? undefined : written(text))
}
