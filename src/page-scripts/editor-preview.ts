// The page inside the editor's frame: fills the site's own sections with field values that only the page around
// it may send. Its links and forms do nothing.

import * as v from 'valibot'
import { currentOrigin, goTo } from '#gateways/browser/browser.ts'
import { ItemKind } from '#contract/content/editor-fields.ts'
import { BLOG_DATE, formatDate } from '#rules/time/calendar.ts'
import { editorPreviewMessages } from '#messages/editor-preview.ts'
import { readingMessages } from '#messages/reading.ts'
import { paths } from '#rules/paths.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { pictureAddress, withPanelPictures } from '#stores/editor/editor-pictures.ts'

/** How the site's sections render text, and what they draw in place of a missing picture. */
export type SiteRenderers = {
  boxTables: (html: string, nameOf: (number: number) => string) => string
  litWindow: (index: number) => string
  postDrawing: (postId: number) => string
}

const Shown = v.object({
  kind: ItemKind,
  item_id: v.nullable(v.string()),
  values: v.record(v.string(), v.nullable(v.string()))
})
type Shown = v.InferOutput<typeof Shown>

export function showPreview(render: SiteRenderers): void {
  // Outside the frame it shows nothing.
  if (window.parent === window) return goTo(paths.editor)
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== currentOrigin() || source !== window.parent) return
    const shown = v.safeParse(Shown, data)
    if (shown.success) show(shown.output, render)
  })
  for (const name of ['click', 'submit']) document.addEventListener(name, stay, { capture: true })
  // The page around it shows toasts.
  document.getElementById('toasts')?.remove()
  window.parent.postMessage('preview-ready', currentOrigin())
}

function stay(event: Event): void {
  const isAction = event.type === 'submit' || (event.target as Element).closest('a, button')
  if (!isAction) return
  event.preventDefault()
  event.stopPropagation()
}

function show({ item_id, kind, values }: Shown, render: SiteRenderers): void {
  const value = (name: string) => values[name] ?? ''
  for (const section of document.querySelectorAll<HTMLElement>('[data-preview]')) {
    section.hidden = section.dataset['preview'] !== kind
    if (section.hidden) continue
    for (const field of section.querySelectorAll<HTMLElement>('[data-field]'))
      FILL[field.dataset['field'] ?? '']?.(field, { itemId: item_id, value, render })
  }
}

type Filling = {
  itemId: string | null
  value: (name: string) => string
  render: SiteRenderers
}
type Fill = (place: HTMLElement, filling: Filling) => void

/** By the section's `data-field`, which is mostly the name of the editor's field. */
const FILL: Record<string, Fill> = {
  post_title: text('post_title', 'title'),
  post_description: html('post_description'),
  post_main_image: postPicture,
  created: (place) => (place.textContent = formatDate(new Date(), BLOG_DATE)),
  title: text('title', 'title'),
  content: html('content'),
  faq_title: text('faq_title', 'question'),
  faq_description: paragraphs,
  review: text('review', 'review'),
  name: text('name', 'name'),
  designation: text('designation'),
  website: (place, { value }) => (place.hidden = !value('website')),
  reviewer_image: (place, { value, render }) =>
    setPicture(place as HTMLImageElement, value('reviewer_image') || render.litWindow(0), '')
}

/** A field's text, or the named placeholder while there is none. */
function text(name: string, placeholder?: keyof (typeof editorPreviewMessages)['en']): Fill {
  return (place, { value }) => {
    const empty = placeholder ? messagesOf(editorPreviewMessages)[placeholder] : ''
    place.textContent = value(name) || empty
  }
}

/** An HTML field, sanitised as the panel and the build do it. */
function html(name: string): Fill {
  return (place, { value, render }) => {
    place.innerHTML = render.boxTables(
      withPanelPictures(safeHtml(value(name))),
      messagesOf(readingMessages).table
    )
  }
}

function paragraphs(place: HTMLElement, { value }: Filling): void {
  const all = value('faq_description').split(/\n{2,}/)
  place.replaceChildren(
    ...all.map((textContent) => Object.assign(document.createElement('p'), { textContent }))
  )
}

/** The post's picture, or a drawing of a street if it has none. */
function postPicture(place: HTMLElement, { itemId, value, render }: Filling): void {
  const path = value('post_main_image')
  const image = place.querySelector('img')
  if (!image) return
  setPicture(image, path, value('post_main_image_alt'))
  place.querySelector('svg')?.remove()
  if (path) return
  image.insertAdjacentHTML(
    'afterend',
    `<svg viewBox="0 -360 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${render.postDrawing(Number(itemId ?? 1))}</svg>`
  )
}

function setPicture(image: HTMLImageElement, path: string, alt: string): void {
  const isAddress = /^(https:\/\/|\/(?!\/))/.test(path)
  image.hidden = !isAddress
  image.alt = alt
  if (isAddress) image.src = pictureAddress(path)
}
