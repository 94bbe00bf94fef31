import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $challenge } from '#stores/billing/ask-cardholder.ts'
import type { ChallengeDialog } from './challenge-dialog.tsx'
import { inTime } from '#stores/in-time.ts'

/** The bank's challenge, loaded on demand as few cards need it. If it fails to load, it counts as declined. */
export function CardChallenge() {
  const isAsked = useStore($challenge) !== undefined
  const [Dialog, setDialog] = useState<typeof ChallengeDialog>()
  useEffect(() => {
    if (!isAsked || Dialog) return
    inTime(import('./challenge-dialog.tsx'))
      .then((dialog) => setDialog(() => dialog.ChallengeDialog))
      .catch(() => $challenge.get()?.answer(false))
  }, [Dialog, isAsked])
  return Dialog && <Dialog />
}
