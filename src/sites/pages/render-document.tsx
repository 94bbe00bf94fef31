import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteScript } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { SiteStrip } from './site-strip.tsx'

type Document = {
  view: SiteView
  /** What search engines and shared links read, between the title and the styles. */
  head: ReactElement
  body: ReactElement
  scripts: readonly SiteScript[]
  styles: string
}

/** A whole page. Only one with a form or with Google Analytics has a script. */
export function renderDocument({ view, head, body, scripts, styles }: Document): string {
  const sources = scripts.flatMap((name) => import.meta.env.SITES_SCRIPTS?.[name] ?? [])
  const document = (
    <html lang={`${view.language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <meta name="theme-color" content={view.template.themeColour} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {sources.map((source) => (
          <script defer fetchPriority="low" key={source} src={source} type="module" />
        ))}
      </head>
      <body>
        <SiteStrip view={view} />
        {body}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
