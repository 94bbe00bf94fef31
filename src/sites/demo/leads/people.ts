import { CLIENTS } from './clients.ts'
import { LOST_PEOPLE } from './lost-people.ts'
import { NEW_PEOPLE } from './new-people.ts'
import type { SamplePerson } from './sample-person.ts'
import { SHOWING_PEOPLE } from './showing-people.ts'
import { TALKING_PEOPLE } from './talking-people.ts'

/** Everyone in the demo agent's CRM. Their addresses and numbers belong to nobody. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  ...NEW_PEOPLE,
  ...TALKING_PEOPLE,
  ...SHOWING_PEOPLE,
  ...CLIENTS,
  ...LOST_PEOPLE
]

/** Each of them has it, so that nobody takes them for a real person. */
export const SAMPLE_TAG = 'Sample'
