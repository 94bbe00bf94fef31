import { useState, type ReactNode } from 'react'
import type { Website } from '#contract/entities.ts'
import { paths } from '#rules/paths.ts'
import { checkDns, copyText } from '#stores/website/website.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import styles from '../dashboard-home.module.css'
import own from './website-card.module.css'

/** `picture` stands in for a template that is not known. */
export function WebsiteCard({
  website,
  picture,
  supportEmail
}: {
  website: Website
  picture: ReactNode
  supportEmail: string
}) {
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
        <h2 id="website-title">Your website</h2>
        <span className={active ? 'tag' : 'tag bad'}>
          <span className="visually-hidden">Domain status: </span>
          {active ? 'Active' : 'Inactive'}
        </span>
      </header>
      <div className={own['website']}>
        {website.template ? (
          <figure className={own['house']}>
            <div className={styles['picture']}>
              <img alt="" height="900" src={website.template.screenshot} width="1200" />
            </div>
            <figcaption>
              The {website.template.website_name} template, shown with a sample agent.
            </figcaption>
          </figure>
        ) : (
          <div className={own['house']}>
            <div className={styles['picture']}>{picture}</div>
          </div>
        )}
        <dl className={own['facts']}>
          <div>
            <dt>Domain</dt>
            <dd>
              <SiteLink host={website.base_url} />
            </dd>
          </div>
          <div>
            <dt>Subdomain</dt>
            <dd>
              <SiteLink host={website.subdomain} />
            </dd>
          </div>
          <div>
            <dt>Name servers</dt>
            {nameServers.map((server) => (
              <dd className={own['server']} key={server}>
                <span>{server}</span>
                <button
                  aria-label={`Copy ${server}`}
                  className={own['copy']}
                  onClick={() => copyText(server)}
                  type="button"
                >
                  Copy
                </button>
              </dd>
            ))}
            {nameServers.length === 0 && <dd>Being prepared</dd>}
          </div>
        </dl>
      </div>
      {diagnosis && (
        <Notice kind="warning" title="What the DNS check found">
          {diagnosis}
        </Notice>
      )}
      <p className={own['correct']}>
        Wrong domain, name or photo? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
        and we’ll change it.
      </p>
      <footer>
        <Button busy={busy} busyLabel="Checking DNS…" look="ink" onClick={check}>
          DNS Check
        </Button>
        <a className="more" href={paths.nameServerGuide}>
          How to update your name servers
        </a>
      </footer>
    </section>
  )
}

function SiteLink({ host }: { host: string }) {
  return (
    <a href={`https://${host}`} rel="noopener" target="_blank">
      {host}
    </a>
  )
}
