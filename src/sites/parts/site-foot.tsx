import type { FilledSite } from '../filled-site.ts'

/** Every province asks that the brokerage be named; a sample says that it is one. */
export function SiteFoot({ site }: { site: FilledSite }) {
  const { words } = site
  return (
    <footer className="site-foot">
      <div className="site-foot-who">
        {site.brokerageLogo && <img src={site.brokerageLogo} alt="" />}
        <p>
          <strong>{site.name}</strong>, {site.designation}
        </p>
        <p>
          {words.brokerage}
          {site.language === 'fr' ? ' : ' : ': '}
          {site.brokerage}
        </p>
      </div>
      <p className="site-foot-fine">{words.notForClients}</p>
      {site.sample && (
        <p className="sample-mark">
          <strong>{site.isPreview ? words.preview : words.sampleSite}</strong>{' '}
          <span>{site.isPreview ? words.previewNote : words.sampleNote}</span>
        </p>
      )}
    </footer>
  )
}
