import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../../links.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** The headline in the evening sky, the agent in a lit window, the street below. */
export function AvenueHero({ view, block, search, heading: Headline }: HeroInput) {
  const phone = phoneLink(view.phone)
  return (
    <section className="avenue-night" id={block.id}>
      <div className="avenue-hero">
        <div className="avenue-say">
          <Greeting greeting={block.greeting} view={view} />
          {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
          {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
          <ActionLink button={block.button} view={view} />
        </div>
        <div className="avenue-card">
          <div className="lit-window">
            <AgentPicture isFirst sizes="(min-width: 44rem) 16rem, 6.5rem" view={view} />
          </div>
          <p className="avenue-who">
            <strong>
              <bdi>{view.name}</bdi>
            </strong>
            <span>{view.designation}</span>
            <span>
              <bdi>{view.brokerage}</bdi>
            </span>
            {phone && <a href={phone}>{formatPhone(view.phone)}</a>}
          </p>
        </div>
      </div>
      <HeroPicture className="avenue-street" picture={block.picture} view={view} />
      {search && <div className="avenue-pavement">{search}</div>}
    </section>
  )
}
