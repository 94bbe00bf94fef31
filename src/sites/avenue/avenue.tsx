import type { AgentSite } from '../agent-site.ts'
import { fillIn } from '../filled-site.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { Brand, SiteNav, SkipLink } from '../parts/brand.tsx'
import { ContactWays } from '../parts/contact-ways.tsx'
import { AreaPicture } from '../parts/area-picture.tsx'
import { HomeList } from '../parts/home-list.tsx'
import { PraiseList } from '../parts/praise-list.tsx'
import { SiteFoot } from '../parts/site-foot.tsx'
import type { Words } from '../words/words.ts'
import { AvenueHero } from './avenue-hero.tsx'

/** Template 1: a city street at dusk, set like a magazine. */
export function Avenue({ details, words }: { details: AgentSite; words: Words }) {
  const site = fillIn(details, words)
  return (
    <div className="agent-site avenue" lang={site.language} id="top">
      <header className="site-head">
        <SkipLink site={site} />
        <Brand site={site} />
        <SiteNav site={site} />
      </header>
      <main>
        <AvenueHero site={site} />
        <section className="avenue-homes" id="homes" aria-labelledby="homes-title">
          <div className="section-head">
            <h2 id="homes-title">{words.homesTitle}</h2>
            <p>{words.homesNote}</p>
          </div>
          <HomeList site={site} hour="dusk" />
        </section>
        {site.areas.length > 0 && (
          <section className="avenue-areas" id="areas" aria-labelledby="areas-title">
            <h2 id="areas-title">{words.areasTitle}</h2>
            <ol>
              {site.areas.map((area) => (
                <li key={area.name}>
                  <h3>{area.name}</h3>
                  <p>{area.note}</p>
                  <AreaPicture hour="dusk" of={area.vignette} />
                </li>
              ))}
            </ol>
          </section>
        )}
        <section className="avenue-about" id="about" aria-labelledby="about-title">
          <div className="lit-window">
            <AgentPicture site={site} />
          </div>
          <div className="avenue-story">
            <h2 id="about-title">{words.aboutTitle(site.firstName)}</h2>
            {site.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {site.spoken.length > 0 && (
              <p className="spoken">
                <strong>{words.spoken}</strong> {site.spoken.join(', ')}
              </p>
            )}
          </div>
        </section>
        {site.testimonials.length > 0 && (
          <section className="avenue-praise" aria-labelledby="praise-title">
            <h2 id="praise-title">{words.praiseTitle}</h2>
            <PraiseList site={site} />
          </section>
        )}
        <section className="avenue-contact" id="contact" aria-labelledby="contact-title">
          <div>
            <h2 id="contact-title">{words.contactTitle}</h2>
            <p>{words.contactNote}</p>
          </div>
          <ContactWays site={site} />
        </section>
      </main>
      <SiteFoot site={site} />
    </div>
  )
}
