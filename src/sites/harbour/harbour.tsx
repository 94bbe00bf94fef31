import type { AgentSite } from '../agent-site.ts'
import { fillIn } from '../filled-site.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../links.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { Brand, SiteNav, SkipLink } from '../parts/brand.tsx'
import { ContactWays } from '../parts/contact-ways.tsx'
import { AreaPicture } from '../parts/area-picture.tsx'
import { HomeList } from '../parts/home-list.tsx'
import { PraiseList } from '../parts/praise-list.tsx'
import { SiteFoot } from '../parts/site-foot.tsx'
import type { Words } from '../words/words.ts'
import { HarbourHero } from './harbour-hero.tsx'

/** Template 2: a clear morning by the water, arches and portholes. */
export function Harbour({ details, words }: { details: AgentSite; words: Words }) {
  const site = fillIn(details, words)
  const phone = phoneLink(site.phone)
  return (
    <div className="agent-site harbour" lang={site.language} id="top">
      <header className="site-head">
        <SkipLink site={site} />
        <Brand site={site} />
        <SiteNav site={site} />
        {phone && (
          <a className="head-phone" href={phone}>
            {formatPhone(site.phone)}
          </a>
        )}
      </header>
      <main>
        <HarbourHero site={site} />
        {site.areas.length > 0 && (
          <section className="harbour-areas" id="areas" aria-labelledby="areas-title">
            <h2 id="areas-title">{words.areasTitle}</h2>
            <ul>
              {site.areas.map((area) => (
                <li key={area.name}>
                  <AreaPicture hour="morning" of={area.vignette} />
                  <h3>{area.name}</h3>
                  <p>{area.note}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="harbour-homes" id="homes" aria-labelledby="homes-title">
          <div className="section-head">
            <h2 id="homes-title">{words.homesTitle}</h2>
            <p>{words.homesNote}</p>
          </div>
          <HomeList site={site} hour="morning" />
        </section>
        <Wave />
        <section className="harbour-about" id="about" aria-labelledby="about-title">
          <div className="harbour-story">
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
          <AgentPicture site={site} />
        </section>
        {site.testimonials.length > 0 && (
          <section className="harbour-praise" aria-labelledby="praise-title">
            <h2 id="praise-title">{words.praiseTitle}</h2>
            <div className="praise-row">
              <PraiseList site={site} />
            </div>
          </section>
        )}
        <section className="harbour-contact" id="contact" aria-labelledby="contact-title">
          <AreaPicture hour="morning" of="water" />
          <div className="harbour-reach">
            <h2 id="contact-title">{words.contactTitle}</h2>
            <p>{words.contactNote}</p>
            <ContactWays site={site} />
          </div>
        </section>
      </main>
      <SiteFoot site={site} />
    </div>
  )
}

function Wave() {
  return (
    <svg
      className="harbour-wave"
      viewBox="0 0 1440 90"
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path d="M0 60Q120 10 240 50T480 50T720 50T960 50T1200 50T1440 50V90H0Z" />
    </svg>
  )
}
