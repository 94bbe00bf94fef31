import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../view.ts'

/** Above the headline: a greeting in a language of the neighbourhood, and the agent's city. */
export function Greeting({
  view,
  greeting
}: {
  view: SiteView
  greeting: BlockOf<'hero'>['greeting']
}) {
  const { place } = view
  const words = greeting?.words.trim() ?? ''
  if (words === '' && place === '') return null
  return (
    <p className="greeting">
      {words !== '' && <span lang={greeting?.lang}>{words}</span>}
      {place !== '' && <span className="greeting-place">{place}</span>}
    </p>
  )
}
