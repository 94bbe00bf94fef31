import { HARVEST } from '../art/palette.ts'
import { Scene } from '../art/scene.tsx'
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

/** A street before a sun as large as the sky; the sun rises out of the drawing, behind the words. */
function Horizon({ site }: { site: FilledSite }) {
  const light = HARVEST
  const furrows = [-520, -140, 230, 590, 950, 1310, 1680]
  return (
    <svg
      className="prairie-horizon"
      viewBox="0 -440 1440 520"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <g fill="none" stroke="#f7c871" strokeWidth={26}>
        <circle cx={720} cy={-250} r={480} />
        <circle cx={720} cy={-250} r={600} />
        <circle cx={720} cy={-250} r={720} />
      </g>
      <circle cx={720} cy={-250} r={380} fill="#f6a04d" />
      <Scene name={site.scene ?? 'winnipeg'} light={light} />
      <rect x={-1200} y={-1} width={3840} height={200} fill={light.ground} />
      <g fill={light.leaf} opacity={0.55}>
        {furrows.map((foot) => (
          <path key={foot} d={furrow(foot)} />
        ))}
      </g>
    </svg>
  )
}

/** A stripe of field that narrows towards the horizon, cut off where the ground begins. */
function furrow(foot: number): string {
  const top = (x: number) => 720 + (x - 720) * 0.32
  return `M${top(foot)} 0H${top(foot + 180)}L${foot + 180} 190H${foot}Z`
}
