import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ReadableAtom } from 'nanostores'
import type { Loaded } from '#stores/loaded.ts'

/**
 * False until the first answer for `of`, whether it succeeded or failed. A page whose layout depends on
 * it shows a skeleton until then, so that nothing shifts.
 */
export function useFirstAnswer(of: ReadableAtom<Loaded<unknown>>): boolean {
  const { status } = useStore(of)
  const [answered, setAnswered] = useState(status !== 'loading')
  if (!answered && status !== 'loading') setAnswered(true)
  return answered || status !== 'loading'
}
