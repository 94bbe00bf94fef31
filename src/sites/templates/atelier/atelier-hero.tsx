import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

const SIZES = '(min-width: 52rem) 56vw, 100vw'

/** A calm headline at the left, and one picture that the right edge of the page cuts off. */
export function AtelierHero({ view, block, search, heading: Headline }: HeroInput) {
  const picture = block.picture ?? view.content.salesman_image
  return (
    <section className="atelier-hero" id={block.id}>
      <div className="atelier-say">
        <Greeting greeting={block.greeting} view={view} />
        {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
        {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
        <ActionLink button={block.button} view={view} />
        {search}
      </div>
      <div className={picture ? 'atelier-work' : 'atelier-work atelier-drawn'}>
        <AgentPicture isFirst picture={picture} sizes={SIZES} view={view} />
      </div>
      <p className="atelier-label">
        <bdi>{view.name}</bdi>
        <span>{view.designation}</span>
        <span>
          <bdi>{view.brokerage}</bdi>
        </span>
      </p>
    </section>
  )
}
