import type { SiteAnswer } from '../site-renderer.ts'
import { inlineStyles } from '../templates/inline-styles.ts'
import type { SiteView } from '../view.ts'
import { NoticePage, type NoticeTexts } from './notice-page.tsx'
import { SiteIcons } from './page-head.tsx'
import { renderDocument } from './render-document.tsx'

export function NoticeHead({ view, title }: { view: SiteView; title: string }) {
  return (
    <>
      <title>{`${title} | ${view.websiteName}`}</title>
      <meta content="noindex" name="robots" />
      <SiteIcons view={view} />
    </>
  )
}

export function html(
  status: SiteAnswer['status'],
  {
    styles: further = '',
    ...document
  }: Omit<Parameters<typeof renderDocument>[0], 'styles'> & {
    /** For this page alone, beside those of its template. */
    styles?: string
  }
): SiteAnswer {
  const { scripts, view } = document
  const styles = inlineStyles(view.template) + further
  return {
    status,
    type: 'text/html;charset=utf-8',
    body: renderDocument({ ...document, styles }),
    scripts,
    styles,
    language: view.language
  }
}

export function notice(view: SiteView, status: 200 | 404, texts: NoticeTexts): SiteAnswer {
  return html(status, {
    body: <NoticePage texts={texts} view={view} />,
    scripts: [],
    head: <NoticeHead title={texts.title} view={view} />,
    view
  })
}
