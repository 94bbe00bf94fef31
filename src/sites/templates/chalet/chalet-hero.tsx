import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** One tall picture, with the words on a timber board at its foot. */
export function ChaletHero({ view, block, search, heading: Headline }: HeroInput) {
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
          <Greeting greeting={block.greeting} view={view} />
          {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
          {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
          <ActionLink button={block.button} view={view} />
        </div>
        <div className="chalet-agent">
          <AgentPicture isFirst sizes="7rem" view={view} />
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
      </div>
      {search}
    </section>
  )
}
