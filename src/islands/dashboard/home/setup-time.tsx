import { useEffect, useState } from 'react'
import { setupTime } from '#stores/account-setup/account-setup.ts'
import { SkeletonBar } from '../../kit/skeleton.tsx'

/** What the wizard itself will say is left of it. */
export function SetupTime() {
  const [left, setLeft] = useState<string>()
  useEffect(() => void setupTime().then(setLeft), [])
  return left === undefined ? <SkeletonBar wide={12} /> : <>Finish your account setup: {left}.</>
}
