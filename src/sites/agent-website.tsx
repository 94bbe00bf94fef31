import type { AgentSite } from './agent-site.ts'
import { Avenue } from './avenue/avenue.tsx'
import { Harbour } from './harbour/harbour.tsx'
import { Prairie } from './prairie/prairie.tsx'

/** The whole website of one agent in the template they chose; an unknown one falls back to the first. */
export function AgentWebsite({ templateId, details }: { templateId: number; details: AgentSite }) {
  if (templateId === 2) return <Harbour details={details} />
  if (templateId === 3) return <Prairie details={details} />
  return <Avenue details={details} />
}
