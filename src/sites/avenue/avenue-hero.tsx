import { streetDrawing } from '../drawings.ts'
import type { FilledSite } from '../filled-site.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../links.ts'
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
            {phone && <a href={phone}>{formatPhone(site.phone)}</a>}
          </p>
        </div>
      </div>
      <img
        alt=""
        className="avenue-street drawing"
        src={streetDrawing('dusk', site.scene ?? 'toronto')}
      />
      <div className="avenue-pavement">
        <HomeFilter words={site.words} />
      </div>
    </div>
  )
}
