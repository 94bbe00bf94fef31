import { useEffect } from 'react'
import type { SetupStep } from '#contract/account-setup/account-details.ts'
import { $step } from '#stores/account-setup/account-setup.ts'
import { useDeferredStore } from './use-deferred-store.ts'

/** The step on the screen. Everything that depends on it reads it here, to change in one frame. */
export function useShownStep(): SetupStep {
  return useDeferredStore($step)
}

/** Blurs the pressed button before its step unmounts: removing a focused element forces a layout. */
export function useBlurOnStepChange(): void {
  useEffect(
    () =>
      $step.listen(() => {
        if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
      }),
    []
  )
}
