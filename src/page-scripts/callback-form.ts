// The footer's callback form, until somebody touches it or comes back to what they had typed: its rules, its check and
// the way to the panel are fetched only then.

import { hasDraft } from '#gateways/storage/drafts.ts'
import { tellScriptFailed } from './script-failed.ts'
import { inTime } from '#stores/in-time.ts'

const form = document.querySelector<HTMLFormElement>('#callback')

let attended: Promise<() => Promise<void>> | undefined

function attend(): Promise<() => Promise<void>> {
  attended ??= inTime(import('./callback-form/attend.ts')).then((callback) =>
    callback.attend(form!)
  )
  // Offline: the next touch tries again.
  attended.catch(() => (attended = undefined))
  return attended
}

const press = () =>
  attend()
    .then((send) => send())
    .catch(() => {
      form!.dataset['pressed'] = ''
      tellScriptFailed()
    })

form?.addEventListener('focusin', attend)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void press()
})
// The press of somebody who was quicker than this script was held for it.
if (form?.dataset['pressed'] === '') void press()
else if (form && hasDraft('callback')) void attend()
