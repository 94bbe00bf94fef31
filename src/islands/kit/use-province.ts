import { useStore } from '@nanostores/react'
import { $session } from '#stores/session/session.ts'

/** The agent's billing province, which decides their time zone; undefined without a website. */
export function useProvince(): string | undefined {
  const session = useStore($session)
  return session.status === 'member' ? session.user.website?.billing_state : undefined
}
