import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ReadableAtom } from 'nanostores'
import type { Loaded } from '#stores/loaded.ts'

/**
 * False until the panel has answered about `of` for the first time, well or not. A page whose boxes hang on that answer
 * shows its outline until then, so that nothing moves once it is shown.
 */
export function useSettled(of: ReadableAtom<Loaded<unknown>>): boolean {
  const { status } = useStore(of)
  const [settled, setSettled] = useState(status !== 'loading')
  if (!settled && status !== 'loading') setSettled(true)
  return settled || status !== 'loading'
}
