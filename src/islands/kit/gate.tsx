import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { User } from '#contract/entities.ts'
import { $session, checkSession, refreshSession, sendElsewhere } from '#stores/session/session.ts'
import { TryAgain } from './try-again.tsx'

/**
 * The door of a private island (`client:only="react"`): asks who is there, shows `loading` meanwhile, sends a stranger
 * away, and lets the member in. Where the panel can't be reached it says so and offers another try.
 */
export function Gate({
  loading,
  children
}: {
  loading: ReactNode
  children: (user: User) => ReactNode
}) {
  const session = useStore($session)
  const [welcome, setWelcome] = useState(false)

  useEffect(() => void checkSession(), [])

  // Asked on arrival only: a member whose website is made while they are here has not come to the wrong page. Before the
  // first paint, as one who is known already needs no outline.
  useLayoutEffect(() => {
    if (session.status === 'member') setWelcome(!sendElsewhere())
    if (session.status === 'anonymous') sendElsewhere()
  }, [session.status])

  if (session.status === 'unreachable') return <PanelDown />
  if (session.status !== 'member' || !welcome) return loading
  return children(session.user)
}

/** The face of a page whose panel does not answer. */
export function PanelDown({ retry = refreshSession }: { retry?: () => Promise<void> }) {
  return (
    <TryAgain retry={retry} title={<h1>We can’t reach your account right now</h1>}>
      Nothing is lost. Please check your connection and try again.
    </TryAgain>
  )
}
