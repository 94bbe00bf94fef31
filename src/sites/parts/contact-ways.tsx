import { formatPhone } from '#rules/people/phone.ts'
import { mailLink, phoneLink } from '../links.ts'
import type { SiteView } from '../view.ts'

/** Every way to reach the agent; a half-typed number or address is shown, but is not a link yet. */
export function ContactWays({ view }: { view: SiteView }) {
  const { words, phone, email } = view
  return (
    <dl className="contact-ways">
      {phone !== '' && (
        <div className="way-call">
          <dt>{words.call}</dt>
          <dd>
            <Reach href={phoneLink(phone)}>{formatPhone(phone)}</Reach>
          </dd>
        </div>
      )}
      {email !== '' && (
        <div className="way-write">
          <dt>{words.write}</dt>
          <dd>
            <Reach href={mailLink(email)}>{email}</Reach>
          </dd>
        </div>
      )}
      <div className="way-office">
        <dt>{words.office}</dt>
        <dd>
          <OfficeAddress view={view} />
        </dd>
      </div>
    </dl>
  )
}

/** The brokerage's name, address, phone and fax. */
export function OfficeAddress({ view }: { view: SiteView }) {
  const { words, brokerage, address, content } = view
  const phone = content.company_contact.trim()
  const fax = content.company_fax.trim()
  return (
    <address>
      <strong>
        <bdi>{brokerage}</bdi>
      </strong>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone !== '' && <span>{formatPhone(phone)}</span>}
      {fax !== '' && (
        <span>
          {words.fax} {formatPhone(fax)}
        </span>
      )}
    </address>
  )
}

function Reach({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? <span>{children}</span> : <a href={href}>{children}</a>
}
