import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** One tall picture, with the words on a timber board at its foot. */
export function ChaletHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="chalet-hero" id={block.id}>
      <HeroPicture
        className="chalet-view"
        picture={block.picture}
        sizes="(min-width: 60rem) calc(100vw - 17rem), 100vw"
        view={view}
      />
      <div className="chalet-board">
        <div className="chalet-say">
          <HeroWords block={block} heading={heading} view={view} />
        </div>
        <div className="chalet-agent">
          <AgentPicture isFirst sizes="7rem" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
      </div>
      {search}
    </section>
  )
}
