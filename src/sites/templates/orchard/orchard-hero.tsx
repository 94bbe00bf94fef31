import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** The stall: the words between two stickers, and the search on the counter. */
export function OrchardHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="orchard-hero" id={block.id}>
      <div className="orchard-stall">
        <div className="orchard-say">
          <HeroWords block={block} heading={heading} view={view} />
        </div>
        <div className="orchard-agent">
          <AgentPicture isFirst sizes="(min-width: 60rem) 15rem, 40vw" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
        <HeroPicture
          className="orchard-view"
          picture={block.picture}
          sizes="(min-width: 60rem) 20rem, 45vw"
          view={view}
        />
      </div>
      <div className="orchard-counter">{search}</div>
    </section>
  )
}
