import accountStyles from '../listings/account/account.css?inline'
import { AccountDoorPage } from '../listings/account/account-door.tsx'
import { AccountHomePage } from '../listings/account/account-home.tsx'
import { AccountHomesPage } from '../listings/account/account-homes.tsx'
import listingStyles from '../listings/listing.css?inline'
import searchStyles from '../listings/search/search.css?inline'
import { titleOf } from '../blocks/homes/home-card.tsx'
import type { AccountView, SiteAnswer } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { ACCOUNT_WORDS } from '../words/account-words.ts'
import { html, NoticeHead } from './site-html.tsx'
import { answeredScripts } from './site-scripts.ts'

/** For registered visitors, or those who register: not for search engines, and without a script that reads anything. */
export function accountPage(view: SiteView, account: AccountView): SiteAnswer {
  const { title } = ACCOUNT_WORDS[view.language]
  const shown = account.kind === 'home' ? titleOf(view, account.shown.listing).text : title
  return html(200, {
    body: <AccountBody account={account} view={view} />,
    scripts: account.kind === 'door' ? answeredScripts(account.door) : [],
    head: <NoticeHead title={shown} view={view} />,
    view,
    styles: listingStyles + searchStyles + accountStyles
  })
}

function AccountBody({ view, account }: { view: SiteView; account: AccountView }) {
  if (account.kind === 'door') return <AccountDoorPage door={account.door} view={view} />
  const { visitor } = account
  return account.kind === 'home' ? (
    <AccountHomePage shown={account.shown} view={view} visitor={visitor} />
  ) : (
    <AccountHomesPage found={account.found} view={view} visitor={visitor} />
  )
}
