// The footer's callback form. Its validation, human check and API client load once a visitor focuses it, or
// has a draft of it.

import { hasDraft } from '#gateways/storage/drafts.ts'
import { reportScriptFailed } from './script-failed.ts'
import { inTime } from '#stores/in-time.ts'

const form = document.querySelector<HTMLFormElement>('#callback')

let activated: Promise<() => Promise<void>> | undefined

function activate(): Promise<() => Promise<void>> {
  activated ??= inTime(import('./callback-form/activate.ts')).then((callback) =>
    callback.activate(form!)
  )
  // The next focus tries again, in browsers that don't remember a failed import.
  activated.catch(() => (activated = undefined))
  return activated
}

const press = () =>
  activate()
    .then((send) => send())
    .catch(() => {
      form!.dataset['pressed'] = ''
      reportScriptFailed()
    })

form?.addEventListener('focusin', activate)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void press()
})
// A press from before this script loaded was held for it.
if (form?.dataset['pressed'] === '') void press()
else if (form && hasDraft('callback')) void activate()
