import { formatPhone } from '#rules/people/phone.ts'
import { phoneLink } from '../links.ts'
import type { SiteView } from '../view.ts'

/** Under a newspaper's name: place, brokerage, phone number. */
export function Dateline({ view }: { view: SiteView }) {
  const { place, brokerage, phone } = view
  const href = phoneLink(phone)
  return (
    <div className="dateline">
      {place !== '' && <span>{place}</span>}
      <span>
        <bdi>{brokerage}</bdi>
      </span>
      {href !== undefined && <a href={href}>{formatPhone(phone)}</a>}
    </div>
  )
}
