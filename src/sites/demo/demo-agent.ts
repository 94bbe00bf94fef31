import type { AgentSite } from '../agent-site.ts'
import type { PortraitLook } from '../art/portrait-look.ts'

/** A sample agent with a whole website, at /demo/<slug>. `look` is what their portrait is drawn from. */
export type DemoAgent = {
  slug: string
  template_id: number
  look: PortraitLook
  site: AgentSite & { sample: true }
}
