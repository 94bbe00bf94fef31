import { accountPath } from '#rules/listings/account-path.ts'
import type { AccountVisitor } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'

/** Who is signed in, until when the registration lasts, and the way out. */
export function AccountVisitorLine({
  view,
  visitor: { email, name, until }
}: {
  view: SiteView
  visitor: AccountVisitor
}) {
  const words = ACCOUNT_WORDS[view.language]
  return (
    <form
      action={accountPath(view.language, view.content.language)}
      className="account-visitor"
      method="post"
    >
      <input name="action" type="hidden" value="sign-out" />
      <p>{words.visitor(name, email, view.words.date(until.slice(0, 10)))}</p>
      <button className="account-out" type="submit">
        {words.signOut}
      </button>
    </form>
  )
}
