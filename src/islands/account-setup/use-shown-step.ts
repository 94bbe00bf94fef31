import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import type { SetupStep } from '#contract/account-details.ts'
import { $step } from '#stores/account-setup.ts'

/**
 * The step on the screen. It follows the chosen one as fast as the machine can draw it, while the press that chose it is
 * shown at once. Whoever depends on the step asks here, so that everything changes in one frame.
 */
export function useShownStep(): SetupStep {
  return useDeferredValue(useStore($step))
}
