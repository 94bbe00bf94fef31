import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'
import { Stairs } from './stairs.tsx'

/** The top floor: the words on its wall, and below them two windows and the stairs, behind the balcony. */
export function MaisonHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="maison-hero" id={block.id}>
      <div className="maison-say">
        <HeroWords block={block} heading={heading} view={view} />
        {search}
      </div>
      <div className="maison-front">
        <div className="maison-agent">
          <AgentPicture isFirst sizes="(min-width: 60rem) 16rem, 40vw" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
        <HeroPicture
          className="maison-view"
          picture={block.picture}
          sizes="(min-width: 60rem) 28rem, 90vw"
          view={view}
        />
        <Stairs />
      </div>
    </section>
  )
}
