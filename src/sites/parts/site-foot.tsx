import { pageHref, pageOf, said, type SiteView } from '../view.ts'
import { ConsentOpener } from './consent-opener.tsx'
import { Picture } from './picture.tsx'

/** Every province asks that the agent, their title and the brokerage be named, so no content can remove this. */
export function SiteFoot({ view }: { view: SiteView }) {
  const { words, content } = view
  const privacy = pageOf(view, 'privacy')
  const href = privacy && !view.isSinglePage ? pageHref(view, privacy) : undefined
  return (
    <footer className="site-foot">
      <div className="site-foot-who">
        {content.company_logo && (
          <Picture alt="" picture={content.company_logo} sizes="9rem" view={view} />
        )}
        <p>
          <strong>
            <bdi>{view.name}</bdi>
          </strong>
          , {view.designation}
        </p>
        <p>
          {words.brokerage}
          {words.colon}
          <strong>
            <bdi>{view.brokerage}</bdi>
          </strong>
        </p>
      </div>
      <div className="site-foot-fine">
        <p>{words.notForClients}</p>
        {privacy && href !== undefined && (
          <p>
            <a href={href}>{said(view, privacy.title)?.text ?? words.pages.privacy}</a>
          </p>
        )}
        <ConsentOpener view={view} />
      </div>
      {view.mark === 'sample' && (
        <p className="sample-mark">
          <strong>{words.sampleSite}</strong> <span>{words.sampleNote}</span>
        </p>
      )}
    </footer>
  )
}
