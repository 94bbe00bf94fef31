import type { ReactNode } from 'react'
import type { Line, RichText } from '#contract/websites/site-fields.ts'
import { said, type SiteView } from '../view.ts'

/** The element's words, and their language where it isn't the page's. */
export function say(
  view: SiteView,
  line: Line
): { children: ReactNode; lang: string | undefined } | undefined {
  const words = said(view, line)
  return words && { children: view.editable?.(line, words.text) ?? words.text, lang: words.lang }
}

/** Rich text, which the contract has sanitised: nothing where neither language has any. */
export function Rich({ view, text }: { view: SiteView; text: RichText }) {
  const words = said(view, text)
  if (!words) return null
  return <div className="rich" dangerouslySetInnerHTML={{ __html: words.text }} lang={words.lang} />
}
