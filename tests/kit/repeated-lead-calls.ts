import { safeConnectorCalls } from './connector-calls.ts'
import { keyedLeadEmailCalls, safeLeadEmailCalls } from './every-lead-email-call.ts'
import { keyedLeadListCalls, safeLeadListCalls } from './lead-calls.ts'
import type { TestPanel } from './panel.ts'
import { keyedPersonCalls, safePersonCalls } from './person-calls.ts'

/** The CRM's calls that take a key. */
export const keyedLeadCalls = (panel: TestPanel) => ({
  ...keyedLeadListCalls(panel),
  ...keyedPersonCalls(panel),
  ...keyedLeadEmailCalls(panel)
})

/** The CRM's other calls that are not a GET. */
export const safeLeadCalls = (panel: TestPanel) => ({
  ...safeLeadListCalls(panel),
  ...safeConnectorCalls(panel),
  ...safePersonCalls(panel),
  ...safeLeadEmailCalls(panel)
})
