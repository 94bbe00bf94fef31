import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect } from 'react'
import type { SetupStep } from '#contract/account-details.ts'
import { $step } from '#stores/account-setup.ts'

/**
 * The step on the screen. It follows the chosen one as fast as the machine can draw it, while the press that chose it is
 * shown at once. Whoever depends on the step asks here, so that everything changes in one frame.
 */
export function useShownStep(): SetupStep {
  return useDeferredValue(useStore($step))
}

/** Lets go of the button that is about to be taken away with its step: a browser lays the page out for one that has the focus. */
export function useLettingGo(shown: SetupStep): void {
  const chosen = useStore($step)
  useEffect(() => {
    if (chosen !== shown && document.activeElement instanceof HTMLButtonElement)
      document.activeElement.blur()
  }, [chosen, shown])
}
