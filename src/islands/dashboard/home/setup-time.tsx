import { useEffect, useState } from 'react'
import { setupProgressMessages } from '#messages/setup-progress.ts'
import { setupMinutesLeft } from '#stores/account-setup/setup-minutes-left.ts'
import { SkeletonBar } from '../../kit/skeleton.tsx'
import { useMessages } from '../../kit/use-messages.ts'

/** How long the rest of the setup takes, as the wizard itself shows it. */
export function SetupTime() {
  const t = useMessages(setupProgressMessages)
  const [minutes, setMinutes] = useState<number>()
  useEffect(() => void setupMinutesLeft().then(setMinutes), [])
  return minutes === undefined ? <SkeletonBar wide={12} /> : <>{t.finish(t.timeLeft(minutes))}</>
}
