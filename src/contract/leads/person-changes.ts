import * as v from 'valibot'
import { leadPersonValidation } from '#messages/validation/lead-person.ts'
import { leadValidation } from '#messages/validation/leads.ts'
import { asLine, isVisible, printable } from '#rules/content/printable.ts'
import { EMAIL_MAX } from '#rules/limits.ts'
import {
  CONSENT_HOW_MAX,
  NOTE_MAX,
  PERSON_LINE_MAX,
  PERSON_NAME_MAX,
  TASK_TITLE_MAX
} from '#rules/leads/person-limits.ts'
import { leadPhone } from '#rules/leads/lead-phone.ts'
import { readEmail } from '#rules/people/email.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { endpoint } from '../endpoint.ts'
import { says, type SchemaMessage } from '../schema-message.ts'
import { day, leadId } from './lead.ts'
import { PersonAnswer } from './person.ts'

/** What an agent changes about a person. Every call answers the person as they are then. */

type Texts = (typeof leadPersonValidation)['en']
const saying = (pick: (t: Texts) => string) => says(leadPersonValidation, pick)

/* @__NO_SIDE_EFFECTS__ */
function line(max: number, missing?: SchemaMessage) {
  return v.pipe(
    v.string(missing),
    v.transform(asLine),
    v.check((text) => missing === undefined || isVisible(text), missing),
    v.maxLength(
      max,
      saying((t) => t.tooLong(max))
    )
  )
}

/** 'YYYY-MM-DD'; an empty field is none. */
const dayOrNone = v.nullable(
  v.pipe(
    v.string(),
    v.isoDate(saying((t) => t.day)),
    v.check(
      isOnCalendar,
      saying((t) => t.day)
    )
  )
)

const title = line(
  TASK_TITLE_MAX,
  saying((t) => t.taskTitle)
)
const taskId = v.pipe(v.string(), v.uuid())

const Note = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => printable(text).replaceAll('\r\n', '\n').trim()),
    v.check(
      isVisible,
      saying((t) => t.note)
    ),
    v.maxLength(
      NOTE_MAX,
      saying((t) => t.tooLong(NOTE_MAX))
    )
  )
})

const TaskFields = v.object({ title, due_on: dayOrNone })

const PersonDetails = v.object({
  name: line(
    PERSON_NAME_MAX,
    saying((t) => t.name)
  ),
  email: v.pipe(
    line(EMAIL_MAX),
    v.check(
      (typed) => typed === '' || readEmail(typed) !== undefined,
      saying((t) => t.email)
    ),
    v.transform((typed) => readEmail(typed) ?? '')
  ),
  phone: v.pipe(
    line(PERSON_LINE_MAX),
    v.check(
      (typed) => typed === '' || leadPhone(typed) !== undefined,
      saying((t) => t.phone)
    ),
    v.transform((typed) => leadPhone(typed) ?? '')
  ),
  /** Of the emails to them; left out, it stays. */
  language: v.optional(v.picklist(['en', 'fr'])),
  address: line(PERSON_LINE_MAX),
  home: line(PERSON_LINE_MAX)
})

const RecordedConsent = v.object({
  given_on: v.pipe(
    v.string(),
    v.check(
      (text) => v.is(day, text),
      says(leadValidation, (t) => t.consentDay)
    )
  ),
  how: line(
    CONSENT_HOW_MAX,
    saying((t) => t.consentHow)
  )
})

const change = {
  access: 'private',
  answer: PersonAnswer,
  method: 'POST'
} as const

export const addNote = endpoint({
  ...change,
  input: v.object({ lead_id: leadId, ...Note.entries }),
  path: '/user/leads/addNote',
  repeat: 'keyed'
})

export const addTask = endpoint({
  ...change,
  input: v.object({ lead_id: leadId, ...TaskFields.entries }),
  path: '/user/leads/addTask',
  repeat: 'keyed'
})

export const saveTask = endpoint({
  ...change,
  input: v.object({ task_id: taskId, ...TaskFields.entries }),
  path: '/user/leads/saveTask',
  repeat: 'safe'
})

export const setTaskDone = endpoint({
  ...change,
  input: v.object({ task_id: taskId, is_done: v.boolean() }),
  path: '/user/leads/setTaskDone',
  repeat: 'safe'
})

/** 404 once it is deleted. */
export const deleteTask = endpoint({
  ...change,
  input: v.object({ task_id: taskId }),
  path: '/user/leads/deleteTask',
  repeat: 'safe'
})

export const saveDetails = endpoint({
  ...change,
  input: v.object({ lead_id: leadId, ...PersonDetails.entries }),
  path: '/user/leads/saveDetails',
  repeat: 'safe'
})

/** An express consent that the person gave elsewhere. */
export const recordConsent = endpoint({
  ...change,
  input: v.object({ lead_id: leadId, ...RecordedConsent.entries }),
  path: '/user/leads/recordConsent',
  repeat: 'keyed'
})

export const withdrawConsent = endpoint({
  ...change,
  input: v.object({ lead_id: leadId }),
  path: '/user/leads/withdrawConsent',
  repeat: 'safe'
})

/** Stops the emails about one saved search. */
export const removeSavedSearch = endpoint({
  ...change,
  input: v.object({ lead_id: leadId, saved_search_id: v.pipe(v.string(), v.uuid()) }),
  path: '/user/leads/removeSavedSearch',
  repeat: 'safe'
})

/** Ends a registration for homes that only registered visitors see, or opens it again. */
export const switchRegistration = endpoint({
  ...change,
  input: v.object({
    lead_id: leadId,
    registration_id: v.pipe(v.string(), v.uuid()),
    is_open: v.boolean()
  }),
  path: '/user/leads/switchRegistration',
  repeat: 'safe'
})
