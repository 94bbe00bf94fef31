// The page inside the editor's frame: it takes what is being written from the page around it, and from nobody else, and
// fills the site's own sections with it. Nothing in it leads anywhere.

import * as v from 'valibot'
import { currentOrigin, goTo } from '#gateways/browser/browser.ts'
import { ItemKind } from '#contract/content/editor-fields.ts'
import { BLOG_DATE, formatDate } from '#rules/time/calendar.ts'
import { paths } from '#rules/paths.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { pictureAddress, withPanelPictures } from '#stores/editor/editor-pictures.ts'

/** What the site's sections do with a text, and what they draw where a person or a post has no picture. */
export type SiteWays = {
  boxTables: (html: string) => string
  litWindow: (index: number) => string
  postDrawing: (postId: number) => string
}

const Shown = v.object({
  kind: ItemKind,
  item_id: v.nullable(v.string()),
  values: v.record(v.string(), v.nullable(v.string()))
})
type Shown = v.InferOutput<typeof Shown>

export function showPreview(ways: SiteWays): void {
  // By itself it shows nothing.
  if (window.parent === window) return goTo(paths.editor)
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== currentOrigin() || source !== window.parent) return
    const shown = v.safeParse(Shown, data)
    if (shown.success) show(shown.output, ways)
  })
  for (const name of ['click', 'submit']) document.addEventListener(name, stay, { capture: true })
  // Toasts are shown by the page around it.
  document.getElementById('toasts')?.remove()
  window.parent.postMessage('preview-ready', currentOrigin())
}

function stay(event: Event): void {
  const leads = event.type === 'submit' || (event.target as Element).closest('a, button')
  if (!leads) return
  event.preventDefault()
  event.stopPropagation()
}

function show({ item_id, kind, values }: Shown, ways: SiteWays): void {
  const value = (name: string) => values[name] ?? ''
  for (const section of document.querySelectorAll<HTMLElement>('[data-preview]')) {
    section.hidden = section.dataset['preview'] !== kind
    if (section.hidden) continue
    for (const field of section.querySelectorAll<HTMLElement>('[data-field]'))
      FILL[field.dataset['field'] ?? '']?.(field, { itemId: item_id, value, ways })
  }
}

type Filling = {
  itemId: string | null
  value: (name: string) => string
  ways: SiteWays
}
type Fill = (place: HTMLElement, filling: Filling) => void

const FILL: Record<ItemKind, Fill> = {
  post(place, word, { item_id }, { boxTables, postDrawing }) {
    say(place, 'h1', word('post_title') || 'Title')
    say(place, 'nav [aria-current]', word('post_title') || 'Title')
    say(place, 'time', formatDate(new Date(), BLOG_DATE))
    picture(place, word('post_main_image'), word('post_main_image_alt'))
    draw(place, word('post_main_image') ? '' : postDrawing(Number(item_id ?? 1)))
    read(place, boxTables, word('post_description'))
  },
  policy(place, word, _, { boxTables }) {
    say(place, 'h1', word('title') || 'Title')
    read(place, boxTables, word('content'))
  },
  faq(place, word) {
    say(place, '.question', word('faq_title') || 'Question')
    const answer = place.querySelector('.answer')
    answer?.replaceChildren(
      ...word('faq_description')
        .split(/\n{2,}/)
        .map((paragraph) => Object.assign(document.createElement('p'), { textContent: paragraph }))
    )
  },
  testimonial(place, word, _, { litWindow }) {
    say(place, 'blockquote p', word('review') || 'What they said')
    say(place, 'figcaption strong', word('name') || 'Name')
    say(place, 'figcaption span', word('designation'))
    const link = place.querySelector<HTMLElement>('figcaption a')
    if (link) link.hidden = !word('website')
    picture(place, word('reviewer_image') || litWindow(0), '')
  }
}

function paragraphs(place: HTMLElement, { value }: Filling): void {
  const all = value('faq_description').split(/\n{2,}/)
  place.replaceChildren(
    ...all.map((textContent) => Object.assign(document.createElement('p'), { textContent }))
  )
}

/** The post's own picture, or our street where it has none. */
function postPicture(place: HTMLElement, { itemId, value, ways }: Filling): void {
  const path = value('post_main_image')
  const image = place.querySelector('img')
  if (!image) return
  setPicture(image, path, value('post_main_image_alt'))
  place.querySelector('svg')?.remove()
  if (path) return
  image.insertAdjacentHTML(
    'afterend',
    `<svg viewBox="0 -360 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${ways.postDrawing(Number(itemId ?? 1))}</svg>`
  )
}

function setPicture(image: HTMLImageElement, path: string, alt: string): void {
  const isAddress = /^(https:\/\/|\/(?!\/))/.test(path)
  image.hidden = !isAddress
  image.alt = alt
  if (isAddress) image.src = pictureAddress(path)
}
