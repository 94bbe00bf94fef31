import { chosenPath, writeChosenHomes } from '#rules/listings/chosen-homes.ts'
import { HomeCard, titleOf } from '../../blocks/homes/home-card.tsx'
import { ConsentBar } from '../../parts/consent-bar.tsx'
import { SiteForm } from '../../parts/site-form.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { ChosenHomes } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { LISTING_SEARCH_WORDS } from '../../words/listing-search-words.ts'
import { SAVED_WORDS } from '../../words/saved-words.ts'
import { FeedNotice } from '../feed-notice.tsx'
import { listingsHref } from '../listing-links.ts'
import { chosenHref } from './chosen-links.ts'
import { LeftOut } from './left-out.tsx'

/** The homes that a visitor keeps, which their browser names in the address. */
export function SavedPage({ view, chosen }: { view: SiteView; chosen: ChosenHomes }) {
  const words = SAVED_WORDS[view.language].saved
  const { homes } = chosen
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <section className="block kept-block" data-kept-page="">
        <p>
          {homes.length === 0 && `${words.none} `}
          {words.how}
        </p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <LeftOut chosen={chosen} view={view} />
        <p>
          <a className="action-link" href={listingsHref(view)}>
            {words.search}
          </a>
        </p>
        {homes.length > 0 && <Chosen chosen={chosen} view={view} />}
      </section>
      {homes.length > 0 && <EmailThese chosen={chosen} view={view} />}
    </SiteFrame>
  )
}

/** To be compared by the address alone. */
function Chosen({ view, chosen: { homes } }: { view: SiteView; chosen: ChosenHomes }) {
  const words = SAVED_WORDS[view.language].saved
  return (
    <form action={chosenHref(view, 'compare')} className="compare-form">
      <h2>{LISTING_SEARCH_WORDS[view.language].found(homes.length)}</h2>
      <p>{words.compareHint}</p>
      <ul className="listing-grid">
        {homes.map((home, at) => (
          <li key={home.listing_id}>
            <HomeCard at={at} level="h3" listing={home} view={view} />
            <label className="compare-check">
              <input name="homes" type="checkbox" value={home.listing_id} />
              <span>
                {words.compare}
                <span className="unseen">
                  {view.words.colon}
                  {titleOf(view, home).text}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button className="home-filter-go compare-go">{words.compare}</button>
      <FeedNotice homes={homes} view={view} />
    </form>
  )
}

function EmailThese({ view, chosen: { homes } }: { view: SiteView; chosen: ChosenHomes }) {
  const { note, submit, title } = SAVED_WORDS[view.language].saved.email
  const { content, language } = view
  if (!view.form) return null
  return (
    <section aria-labelledby="_email-these" className="block contact-block contact-form kept-email">
      <div className="contact-reach">
        <h2 id="_email-these">{title}</h2>
        <p className="contact-note">{note(view.name)}</p>
      </div>
      <SiteForm
        block={{ id: 'homes' }}
        kind="homes"
        path={chosenPath('saved', language, content.language)}
        query={writeChosenHomes(homes.map(({ listing_id }) => listing_id))}
        submit={submit}
        view={view}
      />
    </section>
  )
}
