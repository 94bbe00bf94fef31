import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'
import { leadId } from './lead.ts'
import { PersonAnswer } from './person.ts'

/** Several leads of one person: merged, separated again, or erased together. */

/** Merges another person into this one, who keeps their stage and details. */
export const mergePeople = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId, other_id: leadId }),
  method: 'POST',
  path: '/user/leads/merge',
  repeat: 'safe'
})

/** Takes a merged lead out of its person again; answers the person that it leaves. */
export const separateLead = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId }),
  method: 'POST',
  path: '/user/leads/separate',
  repeat: 'safe'
})

/** Two people with the same address or number: they aren't offered for merging any more. */
export const keepPeopleApart = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId, other_id: leadId }),
  method: 'POST',
  path: '/user/leads/keepApart',
  repeat: 'safe'
})

/** Erases a person with all their leads, for good. */
export const erasePerson = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ lead_id: leadId, confirm: v.literal('erase') }),
  method: 'POST',
  path: '/user/leads/erase',
  repeat: 'safe'
})
