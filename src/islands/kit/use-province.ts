import { useStore } from '@nanostores/react'
import { $session } from '#stores/session/session.ts'

/** The province of the agent's billing address, which decides their time zone; undefined before there is a website. */
export function useProvince(): string | undefined {
  const session = useStore($session)
  return session.status === 'member' ? session.user.website?.billing_state : undefined
}
