import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { WizardDetails } from '#sites/agent-site.ts'
import avenueStyles from '#sites/avenue/avenue.css?url'
import { Avenue } from '#sites/avenue/avenue.tsx'
import harbourStyles from '#sites/harbour/harbour.css?url'
import { Harbour } from '#sites/harbour/harbour.tsx'
import prairieStyles from '#sites/prairie/prairie.css?url'
import { Prairie } from '#sites/prairie/prairie.tsx'
import { ENGLISH } from '#sites/words/english.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import styles from './site-preview.module.css'
import { whenIdle } from './use-arriving.ts'

/** A document of its own: neither page's styles reach the other, and the site's width is the frame's. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Your website</title></head><body></body></html>'

/** An unknown one falls back to the first, as everywhere. */
const FIRST = { Template: Avenue, sheet: avenueStyles }
const OTHERS: Record<number, typeof FIRST> = {
  2: { Template: Harbour, sheet: harbourStyles },
  3: { Template: Prairie, sheet: prairieStyles }
}

/** What is not in sight is neither laid out nor painted while somebody types. */
const OUT_OF_SIGHT =
  '.agent-site > main > :nth-child(n + 2), .agent-site > footer { content-visibility: auto; contain-intrinsic-size: auto 640px }'

type Site = { templateId: number; details: WizardDetails }

/**
 * The agent's own website, drawn by the very components that will draw it when it is published. `at` is the id of the
 * part that is being filled in.
 */
export function LiveSite({ templateId, at }: { templateId: number; at: string }) {
  const [page, setPage] = useState<Document>()
  // What is typed shows at once in its field; the site follows when the fingers rest, in whatever time is left.
  const { details, templateId: shown } = useFirstAnswer(templateId)
  return (
    <>
      <iframe
        className={styles['site']}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.body.style.margin = '0'
          // It is looked at, not used: nothing in it takes a Tab or is read out between the fields.
          contentDocument.body.inert = true
          contentDocument.adoptedStyleSheets = [sheetIn(contentDocument)]
          setPage(contentDocument)
        }}
        srcDoc={EMPTY}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={0}
        title="Preview of your website"
      />
      {page &&
        createPortal(
          <Drawn at={at} details={details} key={shown} page={page} templateId={shown} />,
          page.body
        )}
    </>
  )
}

/** What is typed, after a short pause in it, and at least now and then while there is none. */
function useFirstAnswer(templateId: number): Site {
  const [settled, setSettled] = useState(() => ({ details: $details.get(), templateId }))
  const since = useRef<number>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      since.current = undefined
      startTransition(() => setSettled({ details: $details.get(), templateId }))
    }
    const wait = () => {
      const now = performance.now()
      since.current ??= now
      clearTimeout(timer)
      timer = setTimeout(settle, Math.min(PAUSE_MS, since.current + PATIENCE_MS - now))
    }
    wait()
    const stop = $details.listen(wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [templateId])
  return settled
}

const PAUSE_MS = 120
const PATIENCE_MS = 480

const Drawn = memo(function Drawn({
  at,
  templateId,
  details,
  page
}: Site & { at: string; page: Document }) {
  const { Template, sheet } = OTHERS[templateId] ?? FIRST
  const [styled, setStyled] = useState(false)
  // Its height is known once it has its styles.
  useEffect(() => {
    return styled ? whenIdle(() => show(page, at)) : undefined
  }, [at, page, styled])
  return (
    <>
      <link href={sheet} onLoad={() => setStyled(true)} rel="stylesheet" />
      <div hidden={!styled}>
        <Template details={{ ...details, sample: true }} words={ENGLISH} />
      </div>
    </>
  )
})

function sheetIn({ defaultView }: Document): CSSStyleSheet {
  // A sheet belongs to the document whose constructor made it.
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(OUT_OF_SIGHT)
  return sheet
}

function show(page: Document, id: string): void {
  const top = page.getElementById(id)?.getBoundingClientRect().top
  if (top) page.defaultView?.scrollBy({ top, behavior: 'smooth' })
}
