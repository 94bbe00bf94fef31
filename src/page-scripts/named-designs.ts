// The form that shows every design with a visitor's name. The designs, and React with them, load once a visitor
// focuses it, or has typed a name in this tab before.

import { hasDraft } from '#gateways/storage/drafts.ts'
import { inTime } from '#stores/in-time.ts'
import { reportScriptFailed } from './script-failed.ts'

const form = document.querySelector<HTMLFormElement>('[data-named-designs]')

let activated: Promise<() => void> | undefined

function activate(): Promise<() => void> {
  activated ??= inTime(import('./named-designs/activate.ts')).then((designs) =>
    designs.activate(form!)
  )
  // The next focus tries again, in browsers that don't remember a failed import.
  activated.catch(() => (activated = undefined))
  return activated
}

function press(): void {
  activate()
    .then((show) => show())
    .catch(() => {
      form!.dataset['pressed'] = ''
      reportScriptFailed()
    })
}

form?.addEventListener('focusin', activate)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  press()
})
// A press from before this script loaded was held for it.
if (form?.dataset['pressed'] === '') press()
else if (form && hasDraft('designs')) void activate()
