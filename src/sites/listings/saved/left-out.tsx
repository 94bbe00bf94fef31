import type { ChosenHomes } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { SAVED_WORDS } from '../../words/saved-words.ts'

/** Which of the homes in the address are not on the page, and why. */
export function LeftOut({ view, chosen }: { view: SiteView; chosen: ChosenHomes }) {
  const { gone, tooMany } = SAVED_WORDS[view.language]
  return (
    <>
      {chosen.gone > 0 && <p className="kept-gone">{gone(chosen.gone)}</p>}
      {chosen.isCut && <p className="kept-gone">{tooMany(chosen.most)}</p>}
    </>
  )
}
