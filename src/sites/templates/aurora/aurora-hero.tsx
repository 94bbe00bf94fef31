import { ActionLink } from '../../parts/action-link.tsx'
import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** Capitals across the whole night sky; the street below them, and the search on the slope under it. */
export function AuroraHero({ view, block, search, heading: Headline }: HeroInput) {
  const headline = said(view, block.headline)
  return (
    <section className={`aurora-hero aurora-${block.picture ? 'shot' : 'drawn'}`} id={block.id}>
      <HeroPicture className="aurora-view" picture={block.picture} view={view} />
      <div className="aurora-say">
        <Greeting greeting={block.greeting} view={view} />
        {headline && (
          <Headline
            className={`aurora-${lengthOf(headline.text)}`}
            {...say(view, block.headline)}
          />
        )}
        <div className="aurora-who">
          <div className="aurora-words">
            {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
            <ActionLink button={block.button} view={view} />
          </div>
          <div className="aurora-agent">
            <AgentPicture isFirst sizes="11rem" view={view} />
            <p>
              <AgentLines view={view} />
            </p>
          </div>
        </div>
      </div>
      {search}
    </section>
  )
}

/** Two or three lines across a wide window, which stylesheets can’t measure. */
function lengthOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 34) return 'short'
  return text.length <= 60 ? 'medium' : 'long'
}
