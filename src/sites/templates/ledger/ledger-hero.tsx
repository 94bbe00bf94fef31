import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../../links.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { Picture } from '../../parts/picture.tsx'
import { say } from '../../parts/say.tsx'
import { said } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** The headline as wide as the page, and under a heavy rule the agent as the ledger's first entry. */
export function LedgerHero({ view, block, search, heading: Headline }: HeroInput) {
  const phone = phoneLink(view.phone)
  return (
    <section className="ledger-hero" id={block.id}>
      <Greeting greeting={block.greeting} view={view} />
      {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
      {block.picture && (
        <div className="ledger-photograph photograph">
          <Picture isFirst picture={block.picture} sizes="100vw" view={view} />
        </div>
      )}
      <div className="ledger-entry">
        <AgentPicture isFirst sizes="9rem" view={view} />
        <p className="ledger-who">
          <strong>
            <bdi>{view.name}</bdi>
          </strong>
          <span>{view.designation}</span>
          <span>
            <bdi>{view.brokerage}</bdi>
          </span>
          {phone && <a href={phone}>{formatPhone(view.phone)}</a>}
        </p>
        <div className="ledger-say">
          {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
          <ActionLink button={block.button} view={view} />
        </div>
      </div>
      {search}
    </section>
  )
}
