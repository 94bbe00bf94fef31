import type { AgentRow } from '../../records/accounts/agents.ts'

type Agent = Pick<AgentRow, 'email' | 'language' | 'name'>

/** The reader of an email to an agent. */
export type Reader = {
  to: { name: string; address: string }
  name: string
  language: AgentRow['language']
}

/** Reads their emails in their account's language, as it is when they are queued. */
export function readerOf({ email, language, name }: Agent): Reader {
  return { to: { name, address: email }, name, language }
}
