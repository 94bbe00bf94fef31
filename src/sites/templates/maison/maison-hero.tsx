import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'
import { Stairs } from './stairs.tsx'

/** The top floor: the words on its wall, and below them two windows and the stairs, behind the balcony. */
export function MaisonHero({ view, block, search, heading: Headline }: HeroInput) {
  return (
    <section className="maison-hero" id={block.id}>
      <div className="maison-say">
        <Greeting greeting={block.greeting} view={view} />
        {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
        {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
        <ActionLink button={block.button} view={view} />
        {search}
      </div>
      <div className="maison-front">
        <div className="maison-agent">
          <AgentPicture isFirst sizes="(min-width: 60rem) 16rem, 40vw" view={view} />
          <p>
            <strong>
              <bdi>{view.name}</bdi>
            </strong>
            <span>{view.designation}</span>
            <span>
              <bdi>{view.brokerage}</bdi>
            </span>
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
