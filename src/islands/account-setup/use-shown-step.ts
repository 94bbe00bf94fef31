import { useEffect } from 'react'
import type { SetupStep } from '#contract/account-setup/account-details.ts'
import { $step } from '#stores/account-setup/account-setup.ts'
import { useLater } from './use-later.ts'

/** The step on the screen. Whoever depends on the step asks here, so that everything changes in one frame. */
export function useShownStep(): SetupStep {
  return useLater($step)
}

/** Lets go of the button that is about to be taken away with its step: a browser lays the page out for one that has the focus. */
export function useLettingGo(): void {
  useEffect(
    () =>
      $step.listen(() => {
        if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
      }),
    []
  )
}
