// The page inside the editor's frame: it takes what is being written from the page around it, and from nobody else, and
// fills the site's own sections with it. Nothing in it leads anywhere.

import * as v from 'valibot'
import { ItemKind } from '#contract/content/editor-fields.ts'
import { BLOG_DATE, writeDate } from '#rules/time/calendar.ts'
import { paths } from '#rules/paths.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { pictureAddress, withPicturesHere } from '#stores/editor/editor-pictures.ts'

/** What the site's sections do with a text, and what they draw where a person or a post has no picture. */
export type SiteWays = {
  boxTables: (html: string) => string
  litWindow: (index: number) => string
  postDrawing: (postId: number) => string
}

const Shown = v.object({
  kind: ItemKind,
  item_id: v.nullable(v.string()),
  words: v.record(v.string(), v.nullable(v.string()))
})
type Shown = v.InferOutput<typeof Shown>

export function showPreview(ways: SiteWays): void {
  // By itself it shows nothing.
  if (window.parent === window) return window.location.replace(paths.editor)
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== window.location.origin || source !== window.parent) return
    const shown = v.safeParse(Shown, data)
    if (shown.success) show(shown.output, ways)
  })
  for (const name of ['click', 'submit']) document.addEventListener(name, stay, { capture: true })
  // What there is to say is said in the page around it.
  document.getElementById('toasts')?.remove()
  window.parent.postMessage('preview-ready', window.location.origin)
}

function stay(event: Event): void {
  const leads = event.type === 'submit' || (event.target as Element).closest('a, button')
  if (!leads) return
  event.preventDefault()
  event.stopPropagation()
}

function show(shown: Shown, ways: SiteWays): void {
  let place: HTMLElement | undefined
  for (const section of document.querySelectorAll<HTMLElement>('[data-preview]')) {
    section.hidden = section.dataset['preview'] !== shown.kind
    if (!section.hidden) place = section
  }
  if (place) FILL[shown.kind](place, (name) => shown.words[name] ?? '', shown, ways)
}

type Fill = (
  place: HTMLElement,
  word: (name: string) => string,
  shown: Shown,
  ways: SiteWays
) => void

const FILL: Record<ItemKind, Fill> = {
  post(place, word, { item_id }, { boxTables, postDrawing }) {
    say(place, 'h1', word('post_title') || 'Title')
    say(place, 'nav [aria-current]', word('post_title') || 'Title')
    say(place, 'time', writeDate(new Date(), BLOG_DATE))
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

function say(place: Element, where: string, words: string): void {
  const element = place.querySelector(where)
  if (element) element.textContent = words
}

/** The text itself: cleaned as the panel and the build clean it. */
function read(place: Element, boxTables: SiteWays['boxTables'], html: string): void {
  const text = place.querySelector('.reading')
  if (text) text.innerHTML = boxTables(withPicturesHere(safeHtml(html)))
}

function picture(place: Element, path: string, alt: string): void {
  const shown = place.querySelector('img')
  if (!shown) return
  const isAddress = /^(https:\/\/|\/(?!\/))/.test(path)
  shown.hidden = !isAddress
  shown.alt = alt
  if (isAddress) shown.src = pictureAddress(path)
}

/** Our own street, for a post without a picture. */
function draw(place: Element, drawing: string): void {
  const shown = place.querySelector('img')
  shown?.parentElement?.querySelector('svg')?.remove()
  if (!drawing) return
  shown?.insertAdjacentHTML(
    'afterend',
    `<svg viewBox="0 -360 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${drawing}</svg>`
  )
}
