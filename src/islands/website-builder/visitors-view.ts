import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { shownBlocks } from '#sites/blocks/shown-blocks.ts'
import { DEMO_DRAWINGS } from '#sites/drawings.ts'
import { templateOf } from '#sites/templates/templates.ts'
import { siteView, type SiteView } from '#sites/view.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { $shownPosts } from '#stores/blog/blog-list.ts'
import { $shownHomes } from '#stores/website-builder/builder.ts'
import { sitePicturesAddress } from '#stores/website-builder/builder-pictures.ts'

/** A page as visitors see it. Forms look like theirs; nothing is sent from the builder. */
export function visitorsView({
  site,
  page,
  language,
  website_id,
  editable
}: {
  site: SiteContent
  page: SitePage
  language: SiteLanguage
  website_id: number
  editable?: SiteView['editable']
}): SiteView {
  return siteView({
    content: site,
    facts: { ...$shownHomes.get(), posts: $shownPosts.get() },
    template: templateOf(site.template_id),
    language,
    page,
    editable,
    form: { token: '' },
    drawings: DEMO_DRAWINGS,
    media: sitePicturesAddress(website_id),
    words: wordsIn(language)
  })
}

/** Whether visitors would see this block if it weren't hidden: an empty one is left out. */
export function hasContent(site: SiteContent, page: SitePage, block: SiteBlock): boolean {
  const view = visitorsView({ site, page, language: site.language, website_id: 0 })
  return shownBlocks(view, [{ ...block, hidden: false }]).length > 0
}
