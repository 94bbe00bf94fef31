import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { pagePath, type SiteLanguage } from '#rules/websites/site-pages.ts'
import type { AgentSite } from './agent-site.ts'
import { AgentWebsite } from './agent-website.tsx'
import avenueStyles from './avenue/avenue.css?url'
import { drawingFiles } from './drawing-files.tsx'
import harbourStyles from './harbour/harbour.css?url'
import prairieStyles from './prairie/prairie.css?url'
import type { SiteRenderer } from './site-renderer.ts'

const STYLES: Record<number, string> = { 1: avenueStyles, 2: harbourStyles, 3: prairieStyles }

const drawings = new Map(
  [...drawingFiles()].map(([path, draw]) => [path.split('/').at(-1) ?? '', draw] as const)
)

/** The renderer of agents' websites; `scripts/build/agent-sites.ts` builds it for the panel. */
export const { build, drawing, render }: SiteRenderer = {
  build: import.meta.env.SITES_BUILD ?? 'source',

  drawing: (name) => drawings.get(name)?.(),

  render({ content, isPreview, isSample, isStopped, origin, path }) {
    const languages = [content.language, content.second_language].filter((one) => one !== null)
    const found = languages
      .flatMap((language) =>
        content.pages
          .filter(({ hidden }) => !hidden)
          .map((page) => ({ language, page, path: pagePath(page, language, content.language) }))
      )
      .find((each) => each.path === path)
    const language = found?.language ?? content.language
    const details = { ...siteOf(content, language), sample: isSample }
    const title = [found?.page.title[language], details.website_name].filter(Boolean).join(' | ')
    const document = (
      <html lang={`${language}-CA`}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {isPreview && <meta name="robots" content="noindex" />}
          <title>{title}</title>
          {found && <link rel="canonical" href={origin + path} />}
          <link rel="stylesheet" href={STYLES[content.template_id] ?? avenueStyles} />
        </head>
        <body>
          <AgentWebsite templateId={content.template_id} details={details} />
        </body>
      </html>
    )
    return {
      status: isStopped ? 503 : found ? 200 : 404,
      type: 'text/html;charset=utf-8',
      body: `<!doctype html>${renderToStaticMarkup(document)}`.replaceAll(
        '"/drawings/sites/',
        '"/_site/drawings/'
      ),
      hasForm: false
    }
  }
}

function siteOf(content: SiteContent, language: SiteLanguage): AgentSite {
  const { company_logo, logo, pages, salesman_image, second_language, ...details } = content
  const blocks = pages.flatMap((page) => page.blocks).filter(({ hidden }) => !hidden)
  const hero = blocks.find((block) => block.type === 'hero')
  return {
    ...details,
    language,
    headline: hero?.headline[language] ?? '',
    intro: hero?.intro[language] ?? '',
    spoken: content.spoken.map((line) => line[language])
  }
}
