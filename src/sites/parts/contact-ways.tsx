import type { FilledSite } from '../filled-site.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { mailLink, phoneLink } from '../links.ts'

/** Every way to reach the agent; a half-typed number or address is shown, but is not a link yet. */
export function ContactWays({ site }: { site: FilledSite }) {
  const { words } = site
  const offices = [
    ...site.address,
    site.brokeragePhone === '' ? '' : formatPhone(site.brokeragePhone)
  ]
  return (
    <dl className="contact-ways">
      {site.phone !== '' && (
        <div className="way-call">
          <dt>{words.call}</dt>
          <dd>
            <Reach href={phoneLink(site.phone)}>{formatPhone(site.phone)}</Reach>
          </dd>
        </div>
      )}
      {site.email !== '' && (
        <div className="way-write">
          <dt>{words.write}</dt>
          <dd>
            <Reach href={mailLink(site.email)}>{site.email}</Reach>
          </dd>
        </div>
      )}
      <div className="way-office">
        <dt>{words.office}</dt>
        <dd>
          <address>
            <strong>{site.brokerage}</strong>
            {offices
              .filter((line) => line !== '')
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
            {site.brokerageFax !== '' && (
              <span>
                {words.fax} {formatPhone(site.brokerageFax)}
              </span>
            )}
          </address>
        </dd>
      </div>
    </dl>
  )
}

function Reach({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? <span>{children}</span> : <a href={href}>{children}</a>
}
