import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

const SIZES = '(min-width: 52rem) 56vw, 100vw'

/** A calm headline at the left, and one picture that the right edge of the page cuts off. */
export function AtelierHero({ view, block, search, heading }: HeroInput) {
  const picture = block.picture ?? view.content.salesman_image
  return (
    <section className="atelier-hero" id={block.id}>
      <div className="atelier-say">
        <HeroWords block={block} heading={heading} view={view} />
        {search}
      </div>
      <div className={picture ? 'atelier-work' : 'atelier-work atelier-drawn'}>
        <AgentPicture isFirst picture={picture} sizes={SIZES} view={view} />
      </div>
      <p className="atelier-label">
        <AgentLines view={view} />
      </p>
    </section>
  )
}
