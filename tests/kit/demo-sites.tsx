import { renderToStaticMarkup } from 'react-dom/server'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { demoContent, demoFacts } from '#sites/demo/demo-content.ts'
import type { DemoAgent } from '#sites/demo/demo-agent.ts'
import { DEMO_DRAWINGS } from '#sites/drawings.ts'
import { templateOf } from '#sites/templates/templates.ts'
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
    template: templateOf(templateId)
  })
}

export function drawSite(view: SiteView): string {
  return renderToStaticMarkup(<AgentWebsite view={view} />)
}
