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
import { PrairieHero } from './prairie-hero.tsx'

/** Template 3: a printed poster, one sun and big letters. */
export function Prairie({ details, words }: { details: AgentSite; words: Words }) {
  const site = fillIn(details, words)
  return (
    <div className="agent-site prairie" lang={site.language} id="top">
      <header className="site-head">
        <SkipLink site={site} />
        <Brand site={site} />
        <SiteNav site={site} />
      </header>
      <main>
        <PrairieHero site={site} />
        <section className="prairie-about" id="about" aria-labelledby="about-title">
          <AgentPicture site={site} />
          <div className="prairie-story">
            <h2 id="about-title">{words.aboutTitle(site.firstName)}</h2>
            <p className="prairie-who">
              {site.designation}, {site.brokerage}
            </p>
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
        <section className="prairie-homes" id="homes" aria-labelledby="homes-title">
          <div className="section-head">
            <h2 id="homes-title">{words.homesTitle}</h2>
            <p>{words.homesNote}</p>
          </div>
          <HomeList site={site} hour="harvest" />
        </section>
        {site.testimonials.length > 0 && (
          <section className="prairie-praise" aria-labelledby="praise-title">
            <h2 id="praise-title">{words.praiseTitle}</h2>
            <PraiseList site={site} />
          </section>
        )}
        {site.areas.length > 0 && (
          <section className="prairie-areas" id="areas" aria-labelledby="areas-title">
            <h2 id="areas-title">{words.areasTitle}</h2>
            <ul>
              {site.areas.map((area) => (
                <li key={area.name}>
                  <AreaPicture hour="harvest" of={area.vignette} />
                  <div>
                    <h3>{area.name}</h3>
                    <p>{area.note}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="prairie-contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">{words.contactTitle}</h2>
          <p>{words.contactNote}</p>
          <ContactWays site={site} />
        </section>
      </main>
      <SiteFoot site={site} />
    </div>
  )
}
