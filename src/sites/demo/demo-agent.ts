import type { AgentSite } from '../agent-site.ts'

/** A sample agent with a whole website, at /demo/<slug>. */
export type DemoAgent = { slug: string; template_id: number; site: AgentSite & { sample: true } }
