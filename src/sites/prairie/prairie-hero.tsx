import { HARVEST } from '../art/palette.ts'
import { Scene } from '../art/scene.tsx'
import type { FilledSite } from '../filled-site.ts'
import { Greeting } from '../parts/brand.tsx'
import { HomeFilter } from '../parts/home-filter.tsx'

export function PrairieHero({ site }: { site: FilledSite }) {
  return (
    <div className="prairie-hero">
      <div className="prairie-poster">
        <Horizon site={site} />
        <div className="prairie-say">
          <Greeting site={site} />
          <h1>{site.headline}</h1>
          <p className="intro">{site.intro}</p>
        </div>
      </div>
      <HomeFilter words={site.words} />
    </div>
  )
}

/** A sun as large as the sky, a street, and the furrows before it. */
function Horizon({ site }: { site: FilledSite }) {
  const light = HARVEST
  return (
    <svg
      className="prairie-horizon"
      viewBox="0 -690 1440 820"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <rect x={0} y={-1500} width={1440} height={1700} fill={light.sky} />
      <g fill="none" stroke="#f7c871" strokeWidth={26}>
        <circle cx={720} cy={-250} r={470} />
        <circle cx={720} cy={-250} r={590} />
        <circle cx={720} cy={-250} r={710} />
      </g>
      <circle cx={720} cy={-250} r={372} fill="#f6a04d" />
      <Scene name={site.scene ?? 'winnipeg'} light={light} />
      <rect x={0} y={-1} width={1440} height={200} fill={light.ground} />
      <g fill={light.leaf} opacity={0.55}>
        <path
          d="M720 -60L-520 130H-330ZM720 -60L-140 130H40ZM720 -60L230 130H400ZM720 -60L590 130H760ZM720 -60L950 130H1120ZM720 -60L1310 130H1480ZM720 -60L1680 130H1860Z"
          clipPath="inset(60px 0 0 0)"
        />
      </g>
    </svg>
  )
}
