import { streetDrawing } from '../drawings.ts'
import type { FilledSite } from '../filled-site.ts'
import { Greeting } from '../parts/brand.tsx'
import { HomeFilter } from '../parts/home-filter.tsx'

export function PrairieHero({ site }: { site: FilledSite }) {
  return (
    <div className="prairie-hero">
      <div className="prairie-poster">
        <div className="prairie-say">
          <Greeting site={site} />
          <h1>{site.headline}</h1>
          <p className="intro">{site.intro}</p>
        </div>
        <Horizon site={site} />
      </div>
      <HomeFilter words={site.words} />
    </div>
  )
}

/** The sun rises out of the drawing, behind the words: the file reaches beyond the box that it is laid out in. */
function Horizon({ site }: { site: FilledSite }) {
  return (
    <svg
      className="prairie-horizon"
      viewBox="0 -440 1440 520"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <image
        href={streetDrawing('harvest', site.scene ?? 'winnipeg')}
        x={-1200}
        y={-1000}
        width={3840}
        height={1200}
      />
    </svg>
  )
}
