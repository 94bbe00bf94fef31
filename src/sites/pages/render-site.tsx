import type { SitePage } from '#contract/websites/site-content.ts'
import { type FormPage as AskedForm, readFormPath } from '#rules/websites/form-page.ts'
import type { SharedPage } from '#rules/websites/share-path.ts'
import { SITE_LANGUAGES, type SiteLanguage, pagePath } from '#rules/websites/site-pages.ts'
import { AgentWebsite } from '../agent-website.tsx'
import { shownBlocks } from '../blocks/shown-blocks.ts'
import { SITE_DRAWINGS } from '../drawings.ts'
import { everyPart } from '../every-part.ts'
import { languagesOf } from '../languages.ts'
import { shareCard } from '../share-card.ts'
import { drawingInPage } from '../site-drawing.ts'
import type { ShareCard, SiteAnswer, SiteRequest, SiteScript } from '../site-renderer.ts'
import { inlineStyles } from '../templates/inline-styles.ts'
import { templateOf } from '../templates/templates.ts'
import { type SiteView, siteView } from '../view.ts'
import { wordsIn } from '../words/words-in.ts'
import { FormPage, homeOf } from './form-page.tsx'
import { NoticePage, StoppedPage } from './notice-page.tsx'
import { PageHead, SiteIcons } from './page-head.tsx'
import { renderDocument } from './render-document.tsx'
import { isIndexed, siteFile } from './site-files.ts'

type Asked = { form: AskedForm; listing: ReturnType<typeof homeOf> }

/** Any path of a website: a page, one of its files, or its 404 page. */
export function renderSite(request: SiteRequest): SiteAnswer {
  const { content, path } = request
  const found = findPage(request)
  const language = found?.language ?? languageOf(request)
  const view = viewOf(request, language, found?.page)
  const file = siteFile(request, view)
  if (file) return file
  if (request.isStopped) return stopped(view)
  const asked = found ? undefined : askedIn(view, path)
  if (request.form?.sent && (found ?? asked)) return thanks(view)
  if (!found) return asked ? formPage(view, asked) : notice(view, 404, view.words.notFound)
  const hasForm =
    view.form !== undefined &&
    shownBlocks(view, found.page.blocks).some(({ type }) => {
      return type === 'contact' || type === 'valuation'
    })
  const { origin } = request
  const indexed = isIndexed(request)
  const scripts: SiteScript[] = [
    ...(hasForm ? formScripts(view) : []),
    ...(view.services?.measurementId === undefined ? [] : (['analytics'] as const))
  ]
  return html(200, {
    body: <AgentWebsite parts={everyPart(view.template)} view={view} />,
    scripts,
    head: <PageHead isIndexed={indexed} origin={origin} page={found.page} view={view} />,
    view
  })

  function findPage({ content: { pages, language: main } }: SiteRequest) {
    return languagesOf(content)
      .flatMap((language) => pages.map((page) => ({ language, page })))
      .find(({ language, page }) => !page.hidden && pagePath(page, language, main) === path)
  }
}

function viewOf(
  request: Omit<SiteRequest, 'path'>,
  language: SiteLanguage,
  page: SitePage | undefined
): SiteView {
  const { content, facts, form, isPreview, isSample, services } = request
  return siteView({
    base: request.base ?? '',
    content,
    drawingInPage,
    drawings: SITE_DRAWINGS,
    facts,
    form,
    language,
    mark: isPreview ? 'preview' : isSample ? 'sample' : undefined,
    page,
    services,
    template: templateOf(content.template_id),
    words: wordsIn(language)
  })
}

/** What a page's shared link shows; undefined where the website has no such page. */
export function cardOf(
  request: Omit<SiteRequest, 'path'>,
  { language, page: id }: SharedPage
): ShareCard | undefined {
  const { content } = request
  const page = content.pages.find((one) => one.id === id && !one.hidden)
  if (!page || !languagesOf(content).includes(language)) return undefined
  return shareCard(viewOf(request, language, page), page)
}

function notice(
  view: SiteView,
  status: 200 | 404,
  texts: { title: string; text: string; back: string }
): SiteAnswer {
  return html(status, {
    body: <NoticePage texts={texts} view={view} />,
    scripts: [],
    head: <NoticeHead title={texts.title} view={view} />,
    view
  })
}

/**
 * The form whose page this is; undefined for any other path, and for a home that isn't shown, unless a
 * visitor has typed something about it.
 */
function askedIn(view: SiteView, path: string): Asked | undefined {
  const { content, language } = view
  const prefix = language === content.language ? '' : `/${language}`
  const form = path.startsWith(prefix) ? readFormPath(path.slice(prefix.length)) : undefined
  if (!form || !view.form) return undefined
  const listing = homeOf(view, form.home)
  return form.home === '' || listing || view.form.sentBy ? { form, listing } : undefined
}

function formPage(view: SiteView, { form, listing }: Asked): SiteAnswer {
  return html(200, {
    body: <FormPage asked={form} listing={listing} view={view} />,
    scripts: formScripts(view),
    head: <NoticeHead title={view.words.formPages[form.kind].title} view={view} />,
    view
  })
}

function thanks(view: SiteView): SiteAnswer {
  const { title, text, back } = view.words.thanks
  return notice(view, 200, { title, text: text(view.name), back })
}

function stopped(view: SiteView): SiteAnswer {
  if (view.form?.sent) return thanks(view)
  return html(503, {
    body: <StoppedPage view={view} />,
    scripts: view.form ? formScripts(view) : [],
    head: <NoticeHead title={view.words.stopped.title} view={view} />,
    view
  })
}

function formScripts({ services }: SiteView): SiteScript[] {
  return services?.recaptchaKey === undefined ? ['form'] : ['form', 'recaptcha']
}

function NoticeHead({ view, title }: { view: SiteView; title: string }) {
  return (
    <>
      <title>{`${title} | ${view.websiteName}`}</title>
      <meta content="noindex" name="robots" />
      <SiteIcons view={view} />
    </>
  )
}

function html(
  status: SiteAnswer['status'],
  document: Parameters<typeof renderDocument>[0]
): SiteAnswer {
  const { scripts, view } = document
  return {
    status,
    type: 'text/html;charset=utf-8',
    body: renderDocument(document),
    scripts,
    styles: inlineStyles(view.template)
  }
}

/** The language that a path without a page begins with, or else the website's own. */
function languageOf({ content, path }: SiteRequest): SiteLanguage {
  const prefix = SITE_LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`))
  return languagesOf(content).find((one) => one === prefix) ?? content.language
}
