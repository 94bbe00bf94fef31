import { formatPhone } from '#rules/people/phone.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { PageCode } from './page-code.tsx'

/** The page's address as a code; on paper, with the agent and their brokerage beside it. */
export function ListingSheet({ view, address }: { view: SiteView; address: string }) {
  const words = LISTING_WORDS[view.language]
  return (
    <div className="listing-sheet">
      <PageCode address={address} label={words.codeOf(address)} />
      <div>
        <p className="screen-only">{words.code}</p>
        <p className="listing-address">{address.replace(/^https?:\/\//, '')}</p>
        <p className="paper-only">
          <strong>{view.name}</strong>, {view.designation}
        </p>
        <p className="paper-only">
          <strong>{view.brokerage}</strong>
        </p>
        {view.address.map((line) => (
          <p className="paper-only" key={line}>
            {line}
          </p>
        ))}
        <p className="paper-only">
          {[formatPhone(view.phone), view.email].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}
