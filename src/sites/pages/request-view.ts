import type { SitePage } from '#contract/websites/site-content.ts'
import { ACCOUNT_MEDIA_PATH } from '#rules/listings/account-path.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { SITE_DRAWINGS } from '../drawings.ts'
import { HOSTED_PARTS } from '../hosted-parts.ts'
import { drawingInPage } from '../site-drawing.ts'
import type { BlogView, SiteRequest } from '../site-renderer.ts'
import { templateOf } from '../templates/templates.ts'
import { type SiteView, siteView } from '../view.ts'
import { withFrenchPlace } from '../words/french-place.ts'
import { wordsIn } from '../words/words-in.ts'

/** What a request's page is drawn from. */
export function viewOf(
  request: Omit<SiteRequest, 'path'>,
  language: SiteLanguage,
  page: SitePage | undefined,
  blog?: BlogView
): SiteView {
  const {
    account,
    choices,
    chosen,
    content,
    costs,
    facts,
    form,
    found,
    isPreview,
    isSample,
    isStatic = false,
    listing,
    services
  } = request
  const view = siteView({
    account,
    base: request.base ?? '',
    blog,
    choices,
    chosen,
    content,
    costs,
    drawingInPage,
    drawings: SITE_DRAWINGS,
    facts,
    form,
    found,
    hosted: HOSTED_PARTS,
    isStatic,
    language,
    listing,
    ...(account && account.kind !== 'door' && { media: ACCOUNT_MEDIA_PATH }),
    mark: isPreview ? 'preview' : isSample ? 'sample' : undefined,
    page,
    services,
    template: templateOf(content.template_id),
    words: wordsIn(language)
  })
  return withFrenchPlace(view)
}
