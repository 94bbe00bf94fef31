import { renderToStaticMarkup } from 'react-dom/server'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { demoContent, demoFacts } from '#sites/demo/demo-content.ts'
import type { DemoAgent } from '#sites/demo/demo-agent.ts'
import { DEMO_DRAWINGS } from '#sites/drawings.ts'
import { everyPart } from '#sites/every-part.ts'
import { templateOf } from '#sites/templates/templates.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { FIRST_ENGLISH } from '#sites/words/first-english.ts'
import { FIRST_FRENCH } from '#sites/words/first-french.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { previewView } from '#sites/preview-view.ts'
import { homePage, siteView, type SiteView } from '#sites/view.ts'

/** A sample agent's website as its demo shows it. */
export function demoView(agent: DemoAgent, templateId = agent.template_id): SiteView {
  const content = demoContent(agent, templateId)
  return siteView({
    content,
    drawings: DEMO_DRAWINGS,
    facts: demoFacts(agent),
    isSinglePage: true,
    language: content.language,
    mark: 'sample',
    page: homePage({ content }),
    template: templateOf(templateId),
    words: wordsIn(content.language)
  })
}

export function drawSite(view: SiteView): string {
  return renderToStaticMarkup(<AgentWebsite parts={everyPart(view.template)} view={view} />)
}

/** The wizard's preview of a new website. */
export function previewOf(details: AccountDetails, templateId: number): SiteView {
  const { language } = siteStart(details)
  const first = language === 'fr' ? FIRST_FRENCH : FIRST_ENGLISH
  const words = { first, language, words: wordsIn(language) }
  return previewView(details, { template: templateOf(templateId), words })
}
