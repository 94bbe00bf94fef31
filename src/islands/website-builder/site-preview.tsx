import { useStore } from '@nanostores/react'
import { memo, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { pagePath, type SiteLanguage } from '#rules/websites/site-pages.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { everyPart } from '#sites/every-part.ts'
import { languagesOf } from '#sites/languages.ts'
import { stylesheetOf } from '#sites/templates/stylesheets.ts'
import { templateOf } from '#sites/templates/templates.ts'
import { debounce } from '#stores/debounce.ts'
import { $shownPosts } from '#stores/blog/blog-list.ts'
import { $builder, content } from '#stores/website-builder/builder.ts'
import {
  $place,
  goTo,
  openBlock,
  openPage,
  shownLanguage,
  shownPage
} from '#stores/website-builder/builder-place.ts'
import { $viewed } from '#stores/website-builder/builder-versions.ts'
import { $typing, withoutTyping } from '#stores/website-builder/text-in-place.ts'
import { ScreenPreview } from '../kit/editing/screen-preview.tsx'
import { Segments } from '../kit/segments.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { blockAround } from './block-around.ts'
import { focusInPlace, focusWords } from './focus-words.ts'
import { useBuilder } from './use-builder-site.ts'
import { useTextsInPlace } from './use-texts-in-place.tsx'
import { visitorsView } from './visitors-view.ts'

/** Its own document: styles don't leak either way, and the frame's width is the viewport. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>'

const SCREENS = ['phone', 'tablet', 'desktop'] as const

/** In the preview alone: what a press opens. */
const MARKS = `
  [data-open] { outline: 3px solid #12302a; outline-offset: -3px }
  [id]:is(section, header):hover { cursor: pointer }
  [data-field] { cursor: text; outline-offset: 3px; white-space-collapse: inherit }
  [data-field]:hover { outline: 1px dashed currentcolor }
  [data-field]:focus { outline: 2px solid currentcolor; white-space-collapse: preserve }
  [data-field]:empty { display: inline-block; min-width: 1ch }
  [data-field]:empty::before { content: '\\200b' }
`

/** The website as visitors see it. A press on a block opens its fields; nothing in it leaves the page. */
export function SitePreview() {
  const t = useMessages(websiteBuilderMessages).preview
  const { languages } = useMessages(websiteBuilderMessages)
  const { history } = useBuilder()
  const viewed = useStore($viewed)
  const place = useStore($place)
  const [inside, setInside] = useState<Document>()
  const site = viewed?.content ?? history.now
  const language = shownLanguage(site, place)
  return (
    <ScreenPreview
      choice={t.screen}
      heading={<p>{t.hint}</p>}
      label={t.label}
      screens={SCREENS.map((one) => ({ label: t.screens[one], value: one }))}
      tools={
        languagesOf(site).length > 1 && (
          <Segments
            label={t.language}
            of={languagesOf(site).map((one) => ({ label: languages[one], value: one }))}
            onChoose={(one) => goTo({ language: one })}
            value={language}
          />
        )
      }
    >
      <iframe
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) setInside(prepared(contentDocument, t.frame))
        }}
        srcDoc={EMPTY}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={0}
        title={t.frame}
      />
      {inside && createPortal(<LiveSite inside={inside} />, inside.body)}
    </ScreenPreview>
  )
}

type Shown = {
  site: SiteContent
  page: SitePage
  language: SiteLanguage
  website_id: number
  block_id: string | undefined
  isEdited: boolean
  /** Only so that it is rendered again once they have loaded. */
  posts: readonly ShownPost[]
}

function LiveSite({ inside }: { inside: Document }) {
  const shown = useShown()
  const { block_id, page } = shown
  useEffect(() => {
    const open = block_id ? inside.getElementById(block_id) : undefined
    open?.toggleAttribute('data-open', true)
    open?.scrollIntoView({ block: 'nearest' })
    return () => open?.removeAttribute('data-open')
  }, [block_id, inside, page])
  useEffect(() => {
    const handle = (event: MouseEvent) => handlePress(event, page)
    inside.addEventListener('click', handle)
    return () => inside.removeEventListener('click', handle)
  }, [inside, page])
  return <RenderedSite {...shown} inside={inside} />
}

/** Rendered again after a pause in typing, and at regular intervals without one. */
function useShown(): Shown {
  const [shown, setShown] = useState(shownNow)
  useEffect(() => {
    const update = debounce(() => startTransition(() => setShown(shownNow())), {
      longestMs: 400,
      pauseMs: 80
    })
    const stops = [$builder, $place, $shownPosts, $typing, $viewed].map((store) =>
      store.listen(update.schedule)
    )
    return () => {
      update.cancel()
      for (const stop of stops) stop()
    }
  }, [])
  return shown
}

function shownNow(): Shown {
  const loaded = $builder.get()
  if (loaded.status !== 'ready') throw new Error('the builder has no website yet')
  const { history, state } = loaded.value
  const viewed = $viewed.get()
  const site = viewed?.content ?? withoutTyping(history.now)
  const place = $place.get()
  return {
    site,
    page: shownPage(site, place),
    language: shownLanguage(site, place),
    website_id: state.website_id,
    block_id: place.block_id,
    isEdited: !viewed,
    posts: $shownPosts.get()
  }
}

const RenderedSite = memo(function RenderedSite({
  site,
  page,
  language,
  website_id,
  isEdited,
  inside
}: Shown & { inside: Document }) {
  const template = templateOf(site.template_id)
  const sheet = stylesheetOf(template)
  const [styled, setStyled] = useState<string>()
  useEffect(() => inside.documentElement.setAttribute('lang', language), [inside, language])
  const editable = useTextsInPlace(site, page, language)
  const view = visitorsView({
    site,
    page,
    language,
    website_id,
    editable: isEdited ? editable : undefined
  })
  return (
    <>
      <link href={sheet} key={sheet} onLoad={() => setStyled(sheet)} rel="stylesheet" />
      <div hidden={styled !== sheet}>
        <AgentWebsite parts={everyPart(template)} view={view} />
      </div>
    </>
  )
})

function prepared(inside: Document, title: string): Document {
  inside.title = title
  inside.body.style.margin = '0'
  // A constructed sheet only works in the document of its constructor.
  const marks = new (inside.defaultView ?? window).CSSStyleSheet()
  marks.replaceSync(MARKS)
  inside.adoptedStyleSheets = [marks]
  // Only to look at and to press: the panel beside it has every field.
  for (const name of ['auxclick', 'dragstart', 'submit']) {
    inside.addEventListener(name, (event) => event.preventDefault())
  }
  return inside
}

/** Opens the pressed block, or the page that a link of the website leads to. */
function handlePress(event: MouseEvent, page: SitePage): void {
  event.preventDefault()
  const pressed = event.target
  const site = content()
  if (!site || !isElement(pressed) || $viewed.get()) return
  const block = blockAround(pressed, page)
  if (block) {
    const isInPlace = focusInPlace(pressed)
    openBlock(page.id, block.id)
    if (!isInPlace) focusWords(pressed.textContent ?? '')
    return
  }
  const path = pressed.closest('a[href]')?.getAttribute('href')
  const linked = site.pages.find((one) =>
    languagesOf(site).some((language) => pagePath(one, language, site.language) === path)
  )
  if (linked) openPage(linked.id)
  else if (pressed.closest('header, footer')) goTo({ panel: 'details', block_id: undefined })
}

/** `instanceof` knows only the elements of its own document. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
