import type { LinkTarget, SiteButton } from '#contract/websites/site-fields.ts'
import { mailLink, phoneLink } from '../links.ts'
import { pageHref, type SiteView } from '../view.ts'
import { say } from './say.tsx'

/** A block's button: nothing without a label, or where it would lead nowhere. */
export function ActionLink({ view, button }: { view: SiteView; button: SiteButton | null }) {
  const label = button && say(view, button.label)
  const href = button ? targetHref(view, button.target) : undefined
  if (!label || href === undefined) return null
  return (
    <a className="action-link" href={href} lang={label.lang}>
      {label.children}
    </a>
  )
}

function targetHref(view: SiteView, target: LinkTarget): string | undefined {
  if (target.to === 'call') return phoneLink(view.phone)
  if (target.to === 'email') return mailLink(view.email)
  if (target.to === 'url') return target.url
  const page = view.content.pages.find(({ id, hidden }) => id === target.page && !hidden)
  return page && pageHref(view, page)
}
