import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** The view of the water through an arch, with the agent's card on its sill. */
export function HarbourHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="harbour-hero" id={block.id}>
      <div className="harbour-say">
        <HeroWords block={block} heading={heading} view={view} />
        {search}
      </div>
      <div className="harbour-view">
        <HeroPicture
          className="harbour-water"
          picture={block.picture}
          sizes="(min-width: 46rem) 40rem, 100vw"
          view={view}
        />
        <div className="harbour-agent">
          <AgentPicture isFirst sizes="5.25rem" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
      </div>
    </section>
  )
}
