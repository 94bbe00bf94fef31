import { DUSK } from '../art/palette.ts'
import { Scene } from '../art/scene.tsx'
import type { FilledSite } from '../filled-site.ts'
import { phoneLink, writePhone } from '../links.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { Greeting } from '../parts/brand.tsx'
import { HomeFilter } from '../parts/home-filter.tsx'

export function AvenueHero({ site }: { site: FilledSite }) {
  const phone = phoneLink(site.phone)
  return (
    <div className="avenue-night">
      <div className="avenue-hero">
        <div className="avenue-say">
          <Greeting site={site} />
          <h1>{site.headline}</h1>
          <p className="intro">{site.intro}</p>
        </div>
        <div className="avenue-card">
          <div className="lit-window">
            <AgentPicture site={site} />
          </div>
          <p className="avenue-who">
            <strong>{site.name}</strong>
            <span>{site.designation}</span>
            <span>{site.brokerage}</span>
            {phone && <a href={phone}>{writePhone(site.phone)}</a>}
          </p>
        </div>
      </div>
      <StreetAtDusk site={site} />
      <div className="avenue-pavement">
        <HomeFilter words={site.words} />
      </div>
    </div>
  )
}

const STARS = [
  [60, -396],
  [150, -430],
  [240, -380],
  [352, -420],
  [470, -398],
  [590, -436],
  [716, -404],
  [806, -428],
  [930, -388],
  [1010, -432],
  [1180, -410],
  [1290, -380],
  [1390, -424]
] as const

function StreetAtDusk({ site }: { site: FilledSite }) {
  return (
    <svg
      className="avenue-street"
      viewBox="0 -440 1440 440"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.8} fill={DUSK.trim} opacity={0.8} />
      ))}
      <Scene name={site.scene ?? 'toronto'} light={DUSK} />
    </svg>
  )
}
