import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import { shownBlocks } from '../../blocks/shown-blocks.ts'
import { AgentLines } from '../../parts/agent-lines.tsx'
import { AgentPicture } from '../../parts/agent-picture.tsx'
import { HeroPicture } from '../../parts/hero-picture.tsx'
import { say } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** A map: the picture and the agent are where lines meet, and the page's sections are stops on the longest line. */
export function MetroHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="metro-hero" id={block.id}>
      <div className="metro-say">
        <HeroWords block={block} heading={heading} view={view} />
        {search}
      </div>
      <div className="metro-map">
        <Lines />
        <HeroPicture
          className="metro-view"
          picture={block.picture}
          sizes="(min-width: 60rem) 26vw, 65vw"
          view={view}
        />
        <div className="metro-agent">
          <AgentPicture isFirst sizes="8rem" view={view} />
          <p>
            <AgentLines view={view} />
          </p>
        </div>
      </div>
      <Stops hero={block.id} view={view} />
    </section>
  )
}

/** The longest line leaves at the foot on the left, where the stops carry it on. */
function Lines() {
  return (
    <svg aria-hidden="true" className="metro-lines" viewBox="0 0 500 560">
      <path className="metro-river" d="M-30 -60V40L190 260V330L420 560V700" />
      <path className="line-green" d="M900 400H470L350 280L70 280" />
      <path className="line-yellow" d="M900 60H420L220 260V480L300 560V620" />
      <path className="line-blue" d="M900 470H340L215 345V-60" />
      <path className="line-red" d="M0 560H20L215 365V215L490 -60" />
    </svg>
  )
}

/** More would not fit on their line. */
const STOPS_MAX = 7

/** Links to the next sections, by their titles. */
function Stops({ view, hero }: { view: SiteView; hero: string }) {
  const stops = shownBlocks(view, view.page?.blocks ?? []).flatMap((block) => {
    const title = titleOf(view, block)
    return title && block.id !== hero && block.type !== 'search' ? [{ id: block.id, title }] : []
  })
  return (
    <div className="metro-stops">
      {stops.length > 0 && (
        <nav aria-label={view.words.onThisPage}>
          <ol>
            {stops.slice(0, STOPS_MAX).map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} lang={title.lang}>
                  {title.children}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}

function titleOf(view: SiteView, block: SiteBlock) {
  return 'title' in block ? say(view, block.title) : undefined
}
