import type { SiteView } from '../view.ts'

/** The line above a website that is a sample, or a version that visitors can't see. */
export function SiteStrip({ view }: { view: SiteView }) {
  const { mark, words } = view
  if (mark === undefined) return null
  const [title, note] = mark === 'sample' ? [words.sampleSite, words.sampleNote] : [words.preview]
  return (
    <aside className="site-strip" aria-label={title}>
      <strong>{title}</strong> {note}
    </aside>
  )
}
