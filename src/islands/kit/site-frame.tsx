import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { previewView } from '#sites/preview-view.ts'
import { FIRST_BLOCKS } from '#sites/blocks/first-blocks.ts'
import { type LoadedTemplate, loadTemplate } from '#sites/templates/load-template.ts'
import { type LoadedWords, loadWords } from '#sites/words/load-words.ts'
import { inTime } from '#stores/in-time.ts'
import { pageLanguage } from '#stores/site/messages.ts'
import { whenIdle } from './when-idle.ts'

/** Its own document: styles don't leak either way, and the frame's width is the viewport. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>'

/** Skips layout and paint below the fold while the agent types. */
const OUT_OF_SIGHT =
  '.agent-site > main > :nth-child(n + 2), .agent-site > footer { content-visibility: auto; contain-intrinsic-size: auto 640px }'

type Site = {
  details: AccountDetails
  templateId: number
  /** The id of the part that is scrolled to. */
  at?: string
}

/** The home page that an agent's website would open with, rendered by the components that publish it. */
export function SiteFrame({
  className,
  title,
  isStill = false,
  onEscape,
  templateId,
  ...site
}: Site & {
  className: string | undefined
  title: string
  /** Like a picture: it neither scrolls nor takes the focus. */
  isStill?: boolean
  /** A dialog around the frame doesn't get the keys that are pressed in it. */
  onEscape?: () => void
}) {
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    if (!page || !onEscape) return undefined
    const close = ({ key }: KeyboardEvent) => void (key === 'Escape' && onEscape())
    page.addEventListener('keydown', close)
    return () => page.removeEventListener('keydown', close)
  }, [onEscape, page])
  return (
    <>
      <iframe
        className={className}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.title = title
          contentDocument.body.style.margin = '0'
          // Only to look at: nothing in it takes focus or is read out between the fields.
          contentDocument.body.inert = true
          contentDocument.adoptedStyleSheets = [sheetIn(contentDocument)]
          setPage(contentDocument)
        }}
        scrolling={isStill ? 'no' : undefined}
        srcDoc={EMPTY}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={isStill ? -1 : 0}
        title={title}
      />
      {page &&
        createPortal(
          <RenderedSite {...site} key={templateId} page={page} templateId={templateId} />,
          page.body
        )}
    </>
  )
}

type Parts = { template: LoadedTemplate; words: LoadedWords }

const RenderedSite = memo(function RenderedSite({
  at,
  templateId,
  details,
  page
}: Site & { page: Document }) {
  const parts = useParts(templateId, siteStart(details, pageLanguage()).language)
  return parts && <StyledSite at={at} details={details} page={page} parts={parts} />
})

/** A template and the texts of a language; until they have loaded, whatever is behind the frame is shown. */
function useParts(templateId: number, language: LoadedWords['language']): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    let isWanted = true
    Promise.all([inTime(loadTemplate(templateId)), inTime(loadWords(language))]).then(
      ([template, words]) => {
        if (isWanted) startTransition(() => setParts({ template, words }))
      },
      () => {}
    )
    return () => {
      isWanted = false
    }
  }, [language, templateId])
  return parts
}

function StyledSite({
  at,
  details,
  page,
  parts
}: Pick<Site, 'at' | 'details'> & { page: Document; parts: Parts }) {
  const [styled, setStyled] = useState(false)
  const { Hero, stylesheet, template } = parts.template
  const view = useMemo(
    () => previewView(details, { template, words: parts.words }),
    [details, parts, template]
  )
  // The height is known once the styles have loaded.
  useEffect(() => {
    return styled && at !== undefined ? whenIdle(() => show(page, at)) : undefined
  }, [at, page, styled])
  return (
    <>
      <link href={stylesheet} onLoad={() => setStyled(true)} rel="stylesheet" />
      <div hidden={!styled}>
        <AgentWebsite parts={{ Hero, blocks: FIRST_BLOCKS }} view={view} />
      </div>
    </>
  )
}

function sheetIn({ defaultView }: Document): CSSStyleSheet {
  // A constructed sheet only works in the document of its constructor.
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(OUT_OF_SIGHT)
  return sheet
}

function show(page: Document, id: string): void {
  const top = page.getElementById(id)?.getBoundingClientRect().top
  if (top) page.defaultView?.scrollBy({ top, behavior: 'smooth' })
}
