import type { SiteContent } from '#contract/websites/site-content.ts'
import { DEMO_AGENTS } from '../demo-agents.ts'
import type { SiteFacts } from '../site-renderer.ts'
import { demoFacts } from './demo-content.ts'

/** A sample website's homes and drawings; undefined for any other. */
export function sampleFacts({ salesman_email }: SiteContent): SiteFacts | undefined {
  const agent = DEMO_AGENTS.find(({ site }) => site.salesman_email === salesman_email)
  return agent && demoFacts(agent)
}
