import { useState, type ReactNode } from 'react'
import { websiteCardMessages } from '#messages/website-card.ts'
import type { Website } from '#contract/entities.ts'
import { paths } from '#rules/paths.ts'
import { mailLink } from '#sites/links.ts'
import { checkDns, copyText } from '#stores/website/website.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { HostName } from '../../kit/host-name.tsx'
import { Notice } from '../../kit/notice.tsx'
import styles from '../dashboard-home.module.css'
import own from './website-card.module.css'

/** `picture` replaces the screenshot of an unknown template. */
export function WebsiteCard({
  website,
  picture,
  supportEmail
}: {
  website: Website
  picture: ReactNode
  supportEmail: string
}) {
  const t = useMessages(websiteCardMessages)
  const [busy, setBusy] = useState(false)
  const [diagnosis, setDiagnosis] = useState<string>()
  const active = website.cloudflare_domain_status.toLowerCase() === 'active'
  const nameServers = website.cloudflare_dns
    .split(',')
    .map((server) => server.trim())
    .filter(Boolean)
  const check = async () => {
    setBusy(true)
    setDiagnosis(await checkDns(website.website_id))
    setBusy(false)
  }
  return (
    <section aria-labelledby="website-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="website-title">{t.title}</h2>
        <span className={active ? 'tag' : 'tag bad'}>
          {t.domainStatus}
          {active ? t.active : t.inactive}
        </span>
      </header>
      <div className={own['website']}>
        {website.template ? (
          <figure className={own['house']}>
            <div className={styles['picture']}>
              <img alt="" height="900" src={website.template.screenshot} width="1200" />
            </div>
            <figcaption>{t.template(website.template.website_name)}</figcaption>
          </figure>
        ) : (
          <div className={own['house']}>
            <div className={styles['picture']}>{picture}</div>
          </div>
        )}
        <dl className={own['facts']}>
          <div>
            <dt>{t.domain}</dt>
            <dd>
              <SiteLink host={website.base_url} />
            </dd>
          </div>
          <div>
            <dt>{t.subdomain}</dt>
            <dd>
              <SiteLink host={website.subdomain} url={website.website_url} />
            </dd>
          </div>
          <div>
            <dt>{t.nameServers}</dt>
            {nameServers.map((server) => (
              <dd className={own['server']} key={server}>
                <span>
                  <HostName>{server}</HostName>
                </span>
                <button
                  aria-label={t.copyLabel(server)}
                  className={own['copy']}
                  onClick={() => copyText(server)}
                  type="button"
                >
                  {t.copy}
                </button>
              </dd>
            ))}
            {nameServers.length === 0 && <dd>{active ? t.ownRecords : t.opensFirst}</dd>}
          </div>
        </dl>
      </div>
      {diagnosis && (
        <Notice kind="warning" title={t.dnsFound}>
          {diagnosis}
        </Notice>
      )}
      <p className={own['correct']}>
        {t.wrongDetails[0]}
        <a href={mailLink(supportEmail)}>{supportEmail}</a>
        {t.wrongDetails[1]}
      </p>
      <footer>
        <Button busy={busy} busyLabel={t.checkingDns} look="ink" onClick={check}>
          {t.dnsCheck}
        </Button>
        <a className="more" href={paths.website}>
          {t.edit}
        </a>
        <a className="more" href={paths.nameServerGuide}>
          {t.nameServerGuide}
        </a>
      </footer>
    </section>
  )
}

/** Browsers read the places where a name may wrap as spaces, so its label is the plain name. */
function SiteLink({ host, url = `https://${host}` }: { host: string; url?: string | undefined }) {
  return (
    <a aria-label={host} href={url} rel="noopener" target="_blank">
      <HostName>{host}</HostName>
    </a>
  )
}
