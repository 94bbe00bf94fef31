import { ComparePage } from '../listings/saved/compare-page.tsx'
import keepStyles from '../listings/saved/keep.css?inline'
import savedStyles from '../listings/saved/saved.css?inline'
import { SavedPage } from '../listings/saved/saved-page.tsx'
import listingStyles from '../listings/listing.css?inline'
import type { ChosenHomes, SiteAnswer } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { SAVED_WORDS } from '../words/saved-words.ts'
import { html, NoticeHead } from './site-html.tsx'
import { formScripts, keptScripts, visitScripts } from './site-scripts.ts'

/** About homes that one visitor chose: not for search engines. */
export function chosenPage(view: SiteView, chosen: ChosenHomes): SiteAnswer {
  const { compare, saved } = SAVED_WORDS[view.language]
  const isSaved = chosen.page === 'saved'
  return html(200, {
    body: isSaved ? (
      <SavedPage chosen={chosen} view={view} />
    ) : (
      <ComparePage chosen={chosen} view={view} />
    ),
    scripts: [...(isSaved ? formScripts(view) : []), ...keptScripts(view), ...visitScripts(view)],
    head: <NoticeHead title={isSaved ? saved.title : compare.title} view={view} />,
    view,
    styles: listingStyles + keepStyles + savedStyles
  })
}
