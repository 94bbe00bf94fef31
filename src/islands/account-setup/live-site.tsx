import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { sitePreviewMessages } from '#messages/site-preview.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { previewView } from '#sites/preview-view.ts'
import { FIRST_BLOCKS } from '#sites/blocks/first-blocks.ts'
import { firstLanguage } from '#sites/first-site.ts'
import { type LoadedTemplate, loadTemplate } from '#sites/templates/load-template.ts'
import { type LoadedWords, loadWords } from '#sites/words/load-words.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { debounce } from '#stores/debounce.ts'
import { inTime } from '#stores/in-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './site-preview.module.css'
import { whenIdle } from './use-lazy-module.ts'

/** Its own document: styles don't leak either way, and the frame's width is the viewport. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>'

/** Skips layout and paint below the fold while the agent types. */
const OUT_OF_SIGHT =
  '.agent-site > main > :nth-child(n + 2), .agent-site > footer { content-visibility: auto; contain-intrinsic-size: auto 640px }'

type Site = { templateId: number; details: AccountDetails }

/** The agent's own website, rendered by the components that publish it. `at`: the id of the part being filled in. */
export function LiveSite({ templateId, at }: { templateId: number; at: string }) {
  const t = useMessages(sitePreviewMessages)
  const [page, setPage] = useState<Document>()
  // The site updates after the agent pauses, so that typing stays fast.
  const { details, templateId: shown } = useDebouncedSite(templateId)
  return (
    <>
      <iframe
        className={styles['site']}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.title = t.frame
          contentDocument.body.style.margin = '0'
          // Only to look at: nothing in it takes focus or is read out between the fields.
          contentDocument.body.inert = true
          contentDocument.adoptedStyleSheets = [sheetIn(contentDocument)]
          setPage(contentDocument)
        }}
        srcDoc={EMPTY}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={0}
        title={t.frame}
      />
      {page &&
        createPortal(
          <RenderedSite at={at} details={details} key={shown} page={page} templateId={shown} />,
          page.body
        )}
    </>
  )
}

/** The details after a pause in typing, and at regular intervals without one. */
function useDebouncedSite(templateId: number): Site {
  const [site, setSite] = useState(() => ({ details: $details.get(), templateId }))
  useEffect(() => {
    const update = debounce(
      () => startTransition(() => setSite({ details: $details.get(), templateId })),
      { longestMs: 480, pauseMs: 120 }
    )
    update.schedule()
    const stop = $details.listen(update.schedule)
    return () => {
      update.cancel()
      stop()
    }
  }, [templateId])
  return site
}

type Parts = { template: LoadedTemplate; words: LoadedWords }

const RenderedSite = memo(function RenderedSite({
  at,
  templateId,
  details,
  page
}: Site & { at: string; page: Document }) {
  const parts = useParts(templateId, firstLanguage(details.billing_state ?? ''))
  return parts && <StyledSite at={at} details={details} page={page} parts={parts} />
})

/** A template and the texts of a language; a screenshot is shown until they have loaded. */
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
}: {
  at: string
  details: AccountDetails
  page: Document
  parts: Parts
}) {
  const [styled, setStyled] = useState(false)
  const { Hero, stylesheet, template } = parts.template
  const view = useMemo(
    () => previewView(details, { template, words: parts.words }),
    [details, parts, template]
  )
  // The height is known once the styles have loaded.
  useEffect(() => {
    return styled ? whenIdle(() => show(page, at)) : undefined
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
