import type { AgentSite } from './agent-site.ts'
import { Avenue } from './avenue/avenue.tsx'
import { Harbour } from './harbour/harbour.tsx'
import { Prairie } from './prairie/prairie.tsx'
import { wordsIn } from './words/words-in.ts'

/** An agent's website in the chosen template. An unknown template falls back to the first. */
export function AgentWebsite({ templateId, details }: { templateId: number; details: AgentSite }) {
  const words = wordsIn(details.language ?? 'en')
  if (templateId === 2) return <Harbour details={details} words={words} />
  if (templateId === 3) return <Prairie details={details} words={words} />
  return <Avenue details={details} words={words} />
}
