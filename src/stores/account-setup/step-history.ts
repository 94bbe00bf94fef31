import * as v from 'valibot'
import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { readEntry, whenReturned, writeEntry } from '#gateways/browser/page-search.ts'
import { $step, moveTo } from './account-setup.ts'
import { $submission } from './submission.ts'

const Entry = v.object({ step: v.picklist(SETUP_STEPS) })

/** Lets the browser's Back and Forward move between the steps until the order is sent. */
export function watchHistory(): () => void {
  writeEntry({ step: $step.get() }, false)
  const stopWriting = $step.listen((step) => {
    if (isOpen() && stepOfEntry() !== step) writeEntry({ step }, true)
  })
  const stopReading = whenReturned(() => {
    const step = stepOfEntry()
    if (step && isOpen()) void moveTo(step)
  })
  return () => {
    stopWriting()
    stopReading()
  }
}

function stepOfEntry() {
  const entry = v.safeParse(Entry, readEntry())
  return entry.success ? entry.output.step : undefined
}

function isOpen(): boolean {
  const { status } = $submission.get()
  return status === 'idle' || status === 'refused'
}
