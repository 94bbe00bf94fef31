import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** The view of the water through an arch, with the agent's card on its sill. */
export function HarbourHero({ view, block, search, heading: Headline }: HeroInput) {
  return (
    <section className="harbour-hero" id={block.id}>
      <div className="harbour-say">
        <Greeting greeting={block.greeting} view={view} />
        {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
        {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
        <ActionLink button={block.button} view={view} />
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
    </section>
  )
}
