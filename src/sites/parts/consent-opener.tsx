import type { SiteView } from '../view.ts'

/** Opens the question about visit statistics again. The script shows it where there is one. */
export function ConsentOpener({ view }: { view: SiteView }) {
  if (view.services?.measurementId === undefined) return null
  return (
    <button className="consent-open" hidden type="button">
      {view.words.changeConsent}
    </button>
  )
}
