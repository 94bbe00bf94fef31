import { Picture } from '../../parts/picture.tsx'
import { streetSource } from '../../parts/street-source.ts'
import type { SiteView } from '../../view.ts'
import type { HeroInput } from '../hero-input.ts'
import { HeroWords } from '../hero-words.tsx'

/** A poster: big letters, and the sun rising behind them. */
export function PrairieHero({ view, block, search, heading }: HeroInput) {
  return (
    <section className="prairie-hero" id={block.id}>
      <div className="prairie-poster">
        <div className="prairie-say">
          <HeroWords block={block} heading={heading} view={view} />
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
      <image href={streetSource(view)} x={-1200} y={-1000} width={3840} height={1200} />
    </svg>
  )
}
