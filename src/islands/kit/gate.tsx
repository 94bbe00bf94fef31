import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { User } from '#contract/entities.ts'
import { loadingMessages } from '#messages/loading.ts'
import {
  $session,
  checkSession,
  refreshSession,
  redirectIfNeeded
} from '#stores/session/session.ts'
import { TryAgain } from './try-again.tsx'
import { useMessages } from './use-messages.ts'

/**
 * Guards a private island (`client:only="react"`): checks the session, shows `loading` meanwhile,
 * redirects visitors who may not be here, and offers a retry while the panel can't be reached.
 */
export function Gate({
  loading,
  children
}: {
  loading: ReactNode
  children: (user: User) => ReactNode
}) {
  const session = useStore($session)
  const [allowed, setAllowed] = useState(false)

  useEffect(() => void checkSession(), [])

  // On arrival only: creating a website on this page must not redirect the member. A layout effect,
  // so that a member who is already known never sees the skeleton.
  useLayoutEffect(() => {
    if (session.status === 'member') setAllowed(!redirectIfNeeded())
    if (session.status === 'anonymous') redirectIfNeeded()
  }, [session.status])

  if (session.status === 'unreachable') return <PanelDown />
  if (session.status !== 'member' || !allowed) return loading
  return children(session.user)
}

/** Replaces a page while the panel does not answer. */
export function PanelDown({ retry = refreshSession }: { retry?: () => Promise<void> }) {
  const t = useMessages(loadingMessages)
  return (
    <TryAgain retry={retry} title={<h1>{t.accountUnreachable}</h1>}>
      {t.nothingLost}
    </TryAgain>
  )
}
