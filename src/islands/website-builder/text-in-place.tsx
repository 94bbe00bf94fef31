import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { SitePage } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { $place, openBlock } from '#stores/website-builder/builder-place.ts'
import {
  endTyping,
  isTyping,
  takeBackTyping,
  typeText
} from '#stores/website-builder/text-in-place.ts'
import { blockAround } from './block-around.ts'

/**
 * Words in the preview that are edited where they are. React leaves the element's text alone, which
 * belongs to the browser while it is typed. `data` has no look of its own in any template.
 */
export function TextInPlace({
  label,
  language,
  page,
  path,
  text
}: {
  label: string
  language: SiteLanguage
  page: SitePage
  path: readonly string[]
  text: string
}) {
  const box = useRef<HTMLDataElement>(null)
  const placeOf = (words: Element) => ({
    page_id: page.id,
    block_id: blockAround(words, page)?.id ?? '',
    path
  })
  useLayoutEffect(() => {
    const { current: words } = box
    if (words && words.textContent !== text && !isTyping(placeOf(words))) words.textContent = text
  })
  // Removed words lose the focus without an event.
  useEffect(() => {
    const { current: words } = box
    const place = words && placeOf(words)
    return () => {
      if (place && isTyping(place)) endTyping()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- their place is the same as long as they are there.
  }, [])
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: words, key, nativeEvent } = event
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
    event.preventDefault()
    if (key === 'Escape') {
      takeBackTyping()
      words.textContent = text
    }
    words.blur()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an `aria-label` would name its heading or link, too.
    <data
      contentEditable="plaintext-only"
      data-field={path.join('.')}
      onBlur={endTyping}
      onInput={({ currentTarget: words }) => {
        const place = placeOf(words)
        typeText(place, language, words.textContent)
        const { panel, block_id } = $place.get()
        if (panel !== 'page' || block_id !== place.block_id) openBlock(page.id, place.block_id)
      }}
      onKeyDown={handleKey}
      ref={box}
      role="textbox"
      tabIndex={0}
      title={label}
    />
  )
}
