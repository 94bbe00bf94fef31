import type { Line, RichText } from '#contract/websites/site-fields.ts'
import { said, saidRich, type SiteView } from '../view.ts'

/** The element's words, and their language where it isn't the page's. */
export function say(
  view: SiteView,
  line: Line
): { children: string; lang: string | undefined } | undefined {
  const words = said(view, line)
  return words && { children: words.text, lang: words.lang }
}

/** Rich text, which the contract has sanitised: nothing where neither language has any. */
export function Rich({ view, text }: { view: SiteView; text: RichText }) {
  const words = saidRich(view, text)
  if (!words) return null
  return <div className="rich" dangerouslySetInnerHTML={{ __html: words.text }} lang={words.lang} />
}
