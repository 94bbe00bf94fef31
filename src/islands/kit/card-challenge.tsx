import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $challenge } from '#stores/owner-asked.ts'
import type { ChallengeDialog } from './challenge-dialog.tsx'

/** The question of a card's owner, in a file of its own: few cards are asked about. One that does not arrive is a No. */
export function CardChallenge() {
  const isAsked = useStore($challenge) !== undefined
  const [Dialog, setDialog] = useState<typeof ChallengeDialog>()
  useEffect(() => {
    if (!isAsked || Dialog) return
    import('./challenge-dialog.tsx')
      .then((dialog) => setDialog(() => dialog.ChallengeDialog))
      .catch(() => $challenge.get()?.answer(false))
  }, [Dialog, isAsked])
  return Dialog && <Dialog />
}
