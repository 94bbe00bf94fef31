import { SETUP_STEPS, type SetupStep } from '#contract/account-setup/account-details.ts'
import { readEntry, writeEntry } from '#gateways/browser/history-entry.ts'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { $step, moveTo } from './account-setup.ts'
import { $submission } from './submission.ts'

/** Lets the browser's Back and Forward move between the steps until the order is sent. */
export function watchHistory(): () => void {
  writeEntry($step.get(), false)
  const stopWriting = $step.listen((step) => {
    if (isOpen() && stepOfEntry() !== step) writeEntry(step, true)
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

function stepOfEntry(): SetupStep | undefined {
  return SETUP_STEPS.find((step) => step === readEntry())
}

function isOpen(): boolean {
  const { status } = $submission.get()
  return status === 'idle' || status === 'refused'
}
