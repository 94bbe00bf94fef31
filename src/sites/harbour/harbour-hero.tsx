import { streetDrawing } from '../drawings.ts'
import type { FilledSite } from '../filled-site.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { Greeting } from '../parts/brand.tsx'
import { HomeFilter } from '../parts/home-filter.tsx'

export function HarbourHero({ site }: { site: FilledSite }) {
  return (
    <div className="harbour-hero">
      <div className="harbour-say">
        <Greeting site={site} />
        <h1>{site.headline}</h1>
        <p className="intro">{site.intro}</p>
        <HomeFilter words={site.words} />
      </div>
      <div className="harbour-view">
        <img
          alt=""
          className="harbour-water drawing"
          src={streetDrawing('morning', site.scene ?? 'montreal')}
        />
        <div className="harbour-agent">
          <AgentPicture site={site} />
          <p>
            <strong>{site.name}</strong>
            <span>{site.designation}</span>
            <span>{site.brokerage}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
