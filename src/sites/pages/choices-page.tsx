import { ChoicesDoorPage } from '../choices/choices-door.tsx'
import type { ChoicesView } from '../choices/choices-view.ts'
import choicesStyles from '../choices/choices.css?inline'
import { HeldChoicesPage } from '../choices/held-choices.tsx'
import type { SiteAnswer } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { CHOICES_WORDS } from '../words/choices-words.ts'
import { html, NoticeHead } from './site-html.tsx'
import { answeredScripts, visitScripts } from './site-scripts.ts'

/** A visitor's privacy choices. What is behind a link runs no script, so its address is told to nobody. */
export function choicesPage(view: SiteView, choices: ChoicesView): SiteAnswer {
  const isDoor = choices.kind === 'door'
  const doorScripts = isDoor ? [...answeredScripts(choices.door), ...visitScripts(view)] : []
  return html(200, {
    body: isDoor ? (
      <ChoicesDoorPage door={choices.door} view={view} />
    ) : (
      <HeldChoicesPage held={choices.held} view={view} />
    ),
    scripts: doorScripts,
    head: <NoticeHead title={CHOICES_WORDS[view.language].title} view={view} />,
    view,
    styles: choicesStyles
  })
}
