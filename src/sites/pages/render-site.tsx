import { isOpenToQuestions, isOpenToShowings } from '#rules/listings/showings.ts'
import { type FormPage as AskedForm, readFormPath } from '#rules/websites/form-page.ts'
import { readChosenPath } from '#rules/listings/chosen-homes.ts'
import { readGoogleMapPath, readListingsPath } from '#rules/listings/listing-path.ts'
import { isLandingPage } from '#rules/websites/landing-page.ts'
import { SITE_LANGUAGES, type SiteLanguage, pagePath } from '#rules/websites/site-pages.ts'
import { writeListingSearch } from '#rules/listings/search/write-listing-search.ts'
import type { ShownHome } from '../agent-site.ts'
import { AgentWebsite } from '../agent-website.tsx'
import { blogAt } from '../blog/blog-at.ts'
import { BlogList } from '../blog/blog-list.tsx'
import { BlogPage } from '../blog/blog-page.tsx'
import { ChoicesLink } from '../choices/choices-link.tsx'
import { everyPart } from '../every-part.ts'
import { languagesOf } from '../languages.ts'
import listingStyles from '../listings/listing.css?inline'
import viewerStyles from '../listings/photo-viewer.css?inline'
import sheetStyles from '../listings/listing-sheet.css?inline'
import { hasPhotoViewer } from '../listings/photo-viewer.tsx'
import { showsCosts } from '../listings/listing-costs.tsx'
import keepStyles from '../listings/saved/keep.css?inline'
import searchStyles from '../listings/search/search.css?inline'
import { googleMapHref } from '../listings/listing-links.ts'
import { GoogleMap } from '../listings/search/google-map.tsx'
import { SearchPage } from '../listings/search/search-page.tsx'
import { listingPlaceOf } from '../listings/listing-at.ts'
import { ListingPage } from '../listings/listing-page.tsx'
import type { SiteAnswer, SiteRequest } from '../site-renderer.ts'
import { ConsentBar } from '../parts/consent-bar.tsx'
import { ServicesInUse } from '../parts/services-in-use.tsx'
import { StoredOfVisitors } from '../parts/stored-of-visitors.tsx'
import type { SiteView } from '../view.ts'
import { FORM_PAGE_WORDS } from '../words/form-page-words.ts'
import { FormPage, homeOf } from './form-page.tsx'
import { accountPage } from './account-page.tsx'
import { choicesPage } from './choices-page.tsx'
import { chosenPage } from './chosen-page.tsx'
import { StoppedPage } from './notice-page.tsx'
import {
  blogSubject,
  type HeadSubject,
  listingSubject,
  pageSubject,
  searchSubject
} from './head-subject.ts'
import { PageHead } from './page-head.tsx'
import { html, notice, NoticeHead } from './site-html.tsx'
import {
  formScripts,
  hasCalculator,
  hasForm,
  hasHomes,
  keptScripts,
  searchScripts,
  visitScripts
} from './site-scripts.ts'
import { thanks } from './thanks-page.ts'
import { viewOf } from './request-view.ts'
import { isIndexed, siteFile } from './site-files.ts'
import { SEARCH_MAP_WORDS } from '../words/search-map-words.ts'
import { NOTICE_WORDS } from '../words/notice-words.ts'

type Asked = { form: AskedForm; listing: ReturnType<typeof homeOf> }

/** Any path of a website: a page, its blog, one of its files, or its 404 page. */
export function renderSite(request: SiteRequest): SiteAnswer {
  const { origin, path } = request
  const found = findPage(request)
  const blog = blogAt(request)
  const place = request.listing && listingPlaceOf(request)
  const searchIn = request.found && readListingsPath(path, languagesOf(request.content))
  const chosenIn = request.chosen && readChosenPath(path, languagesOf(request.content))
  const language =
    found?.language ??
    blog?.language ??
    place?.language ??
    searchIn ??
    chosenIn?.language ??
    request.account?.language ??
    request.choices?.language ??
    languageOf(request)
  const view = viewOf(request, language, found?.page, blog)
  const file = siteFile(request, view)
  if (file) return file
  if (request.isStopped) return stopped(view)
  if (request.choices) return choicesPage(view, request.choices)
  if (request.account) return accountPage(view, request.account)
  const google = googleMapIn(request)
  if (google) return google
  const asked = found ? undefined : askedIn(view, path)
  if (request.form?.sent && (found ?? asked ?? searchIn ?? chosenIn)) {
    const isSearch = (searchIn ?? chosenIn) !== undefined
    return thanks(view, { listing: asked?.listing, isSearch })
  }
  const head = (subject: HeadSubject) => (
    <PageHead
      isIndexed={isIndexed(request) && !(found && isLandingPage(found.page)) && !isNarrowed(view)}
      origin={origin}
      subject={subject}
      view={view}
    />
  )
  if (found) {
    return html(200, {
      body: (
        <AgentWebsite
          after={
            <>
              {blog?.kind === 'list' && <BlogList list={blog} view={view} />}
              {found.page.kind === 'privacy' && (
                <>
                  <StoredOfVisitors view={view} />
                  <ServicesInUse view={view} />
                  <ChoicesLink view={view} />
                </>
              )}
            </>
          }
          before={<ConsentBar view={view} />}
          parts={everyPart(view.template)}
          view={view}
        />
      ),
      scripts: [
        ...(hasForm(view, found.page) ? formScripts(view) : []),
        ...(hasCalculator(view, found.page) ? (['calculator'] as const) : []),
        ...(hasHomes(view, found.page) ? keptScripts(view) : []),
        ...visitScripts(view)
      ],
      head: head(pageSubject(view, found.page, origin)),
      view,
      ...(hasHomes(view, found.page) && { styles: keepStyles })
    })
  }
  if (asked) return formPage(view, asked)
  if (view.listing && place?.kind === 'page') {
    return html(200, {
      body: <ListingPage origin={origin} shown={view.listing} view={view} />,
      scripts: [
        ...(showsCosts(view, view.listing) ? (['calculator'] as const) : []),
        ...(hasPhotoViewer(view, view.listing) ? (['photos'] as const) : []),
        ...keptScripts(view),
        ...visitScripts(view)
      ],
      head: head(listingSubject(view, view.listing, origin)),
      view,
      styles: listingStyles + viewerStyles + sheetStyles + keepStyles
    })
  }
  if (request.found && searchIn !== undefined) {
    return html(200, {
      body: <SearchPage found={request.found} view={view} />,
      scripts: [
        ...searchScripts(view),
        ...formScripts(view),
        ...keptScripts(view),
        ...visitScripts(view)
      ],
      head: head(searchSubject(view, request.found, origin)),
      view,
      styles: listingStyles + searchStyles + keepStyles
    })
  }
  if (request.chosen && chosenIn) return chosenPage(view, request.chosen)
  if (!blog) return notice(view, 404, NOTICE_WORDS[view.language].notFound)
  return html(200, {
    body: <BlogPage blog={blog} view={view} />,
    scripts: visitScripts(view),
    head: head(blogSubject(view, blog, origin)),
    view
  })
}

/** Google's map, where the agent has a key for it and the website has homes to show on it. */
function googleMapIn(request: SiteRequest): SiteAnswer | undefined {
  const language = readGoogleMapPath(request.path, languagesOf(request.content))
  const view = language && viewOf(request, language, undefined)
  if (!view || view.mark === 'preview' || googleMapHref(view) === undefined) return undefined
  const { title } = SEARCH_MAP_WORDS[view.language]
  const { styles: _, ...answer } = html(200, {
    body: <GoogleMap view={view} />,
    scripts: ['google-map'],
    head: <NoticeHead title={title} view={view} />,
    view
  })
  // Google's own styles need a policy that would not allow them beside the hash of ours.
  return { ...answer, isFramed: true }
}

/** Search engines read the whole list, not every choice from it. */
function isNarrowed({ found }: SiteView): boolean {
  return found !== undefined && writeListingSearch(found.search) !== ''
}

function findPage({ content, path }: SiteRequest) {
  const { language: main, pages } = content
  return languagesOf(content)
    .flatMap((language) => pages.map((page) => ({ language, page })))
    .find(({ language, page }) => !page.hidden && pagePath(page, language, main) === path)
}

/**
 * The form whose page this is; undefined for any other path, and for a home that isn't shown or
 * takes no such message, unless a visitor has typed something about it.
 */
function askedIn(view: SiteView, path: string): Asked | undefined {
  const { content, language } = view
  const prefix = language === content.language ? '' : `/${language}`
  const form = path.startsWith(prefix) ? readFormPath(path.slice(prefix.length)) : undefined
  if (!form || !view.form) return undefined
  const listing = homeOf(view, form.home)
  if (listing && !view.form.sentBy && !isOffered(form, listing)) return undefined
  return form.home === '' || listing || view.form.sentBy ? { form, listing } : undefined
}

function isOffered({ kind }: AskedForm, { status }: ShownHome): boolean {
  return kind === 'showing' ? isOpenToShowings(status) : isOpenToQuestions(status)
}

function formPage(view: SiteView, { form, listing }: Asked): SiteAnswer {
  return html(200, {
    body: <FormPage asked={form} listing={listing} view={view} />,
    scripts: formScripts(view),
    head: <NoticeHead title={FORM_PAGE_WORDS[view.language][form.kind].title} view={view} />,
    view
  })
}

function stopped(view: SiteView): SiteAnswer {
  if (view.form?.sent) return thanks(view)
  return html(503, {
    body: <StoppedPage view={view} />,
    scripts: formScripts(view),
    head: <NoticeHead title={NOTICE_WORDS[view.language].stopped.title} view={view} />,
    view
  })
}

/** The language that a path without a page begins with, or else the website's own. */
function languageOf({ content, path }: SiteRequest): SiteLanguage {
  const prefix = SITE_LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`))
  return languagesOf(content).find((one) => one === prefix) ?? content.language
}
