import type { SitePicture } from '#contract/websites/site-fields.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { Picture } from '../../parts/picture.tsx'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** A shorter story is set large instead, in one column. */
const COLUMNS_FROM = 220

/** The front page: a headline across it, and under it the byline, the story and the search in columns. */
export function GazetteHero({ view, block, search, heading: Headline }: HeroInput) {
  const intro = said(view, block.intro)
  const greeting = block.greeting?.words.trim() ?? ''
  return (
    <section className="gazette-hero" id={block.id}>
      <div className="gazette-headline">
        {greeting !== '' && (
          <p className="greeting" lang={block.greeting?.lang}>
            {greeting}
          </p>
        )}
        {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
      </div>
      <div className="gazette-columns">
        <div className="gazette-byline">
          <AgentPicture sizes="11rem" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
        <div className="gazette-story">
          <div className="gazette-words">
            {intro && <p className={introClass(intro.text)} {...say(view, block.intro)} />}
            <ActionLink button={block.button} view={view} />
          </div>
          <PressPicture picture={block.picture} view={view} />
        </div>
        {search}
      </div>
    </section>
  )
}

/** Only a letter that stands apart from the next one can be an initial: Arabic letters can't. */
function introClass(text: string): string {
  const columns = text.length > COLUMNS_FROM ? ' intro-long' : ''
  const initial = /^\p{Script=Latin}/u.test(text) ? ' intro-initial' : ''
  return `intro${columns}${initial}`
}

/** A photograph, whose description is its caption, or the street of the agent's city as a woodcut. */
function PressPicture({ view, picture }: { view: SiteView; picture: SitePicture | null }) {
  const caption = picture && say(view, picture.alt)
  return (
    <figure className="gazette-picture">
      {picture ? (
        <Picture
          alt=""
          isFirst
          picture={picture}
          sizes="(min-width: 68rem) 18rem, 100vw"
          view={view}
        />
      ) : (
        <HeroPicture className="gazette-cut" picture={null} view={view} />
      )}
      {caption && <figcaption {...caption} />}
    </figure>
  )
}
