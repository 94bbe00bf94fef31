import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $challenge } from '#stores/billing/bank-question.ts'
import type { ChallengeDialog } from './challenge-dialog.tsx'
import { inTime } from '#stores/in-time.ts'

/** The bank's question, loaded on demand as few cards need it. If its file does not load, the answer is no. */
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
