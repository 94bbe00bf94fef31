import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../../links.ts'
import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** The headline in the evening sky, the agent in a lit window, the street below. */
export function AvenueHero({ view, block, search, heading }: HeroInput) {
  const phone = phoneLink(view.phone)
  return (
    <section className="avenue-night" id={block.id}>
      <div className="avenue-hero">
        <div className="avenue-say">
          <HeroWords block={block} heading={heading} view={view} />
        </div>
        <div className="avenue-card">
          <div className="lit-window">
            <AgentPicture isFirst sizes="(min-width: 44rem) 16rem, 6.5rem" view={view} />
          </div>
          <p className="avenue-who">
            <AgentLines view={view} />
            {phone && <a href={phone}>{formatPhone(view.phone)}</a>}
          </p>
        </div>
      </div>
      <HeroPicture className="avenue-street" picture={block.picture} view={view} />
      {search && <div className="avenue-pavement">{search}</div>}
    </section>
  )
}
