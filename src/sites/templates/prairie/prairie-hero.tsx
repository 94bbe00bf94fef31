import { streetDrawing } from '../../drawings.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { Greeting } from '../../parts/greeting.tsx'
import { Picture } from '../../parts/picture.tsx'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'

/** A poster: big letters, and the sun rising behind them. */
export function PrairieHero({ view, block, search, heading: Headline }: HeroInput) {
  return (
    <section className="prairie-hero" id={block.id}>
      <div className="prairie-poster">
        <div className="prairie-say">
          <Greeting greeting={block.greeting} view={view} />
          {said(view, block.headline) && <Headline {...say(view, block.headline)} />}
          {said(view, block.intro) && <p className="intro" {...say(view, block.intro)} />}
          <ActionLink button={block.button} view={view} />
        </div>
        {block.picture ? (
          <div className="prairie-photograph">
            <Picture isFirst picture={block.picture} sizes="100vw" view={view} />
          </div>
        ) : (
          <Horizon view={view} />
        )}
      </div>
      {search}
    </section>
  )
}

/** The sun rises out of the drawing, behind the words: the file reaches beyond the box that it is laid out in. */
function Horizon({ view }: { view: SiteView }) {
  return (
    <svg
      className="prairie-horizon"
      viewBox="0 -440 1440 520"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <image
        href={`${view.drawings}/${streetDrawing('harvest', view.scene)}`}
        x={-1200}
        y={-1000}
        width={3840}
        height={1200}
      />
    </svg>
  )
}
