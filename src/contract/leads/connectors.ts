import * as v from 'valibot'
import { connectorValidation } from '#messages/validation/connectors.ts'
import { CONNECTOR_KINDS } from '#rules/leads/connectors.ts'
import { readEmail } from '#rules/people/email.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { says } from '../schema-message.ts'
import { leadId } from './lead.ts'

/** Settings › Connectors: where leads are passed on besides the agent's email. */

const kind = v.picklist(CONNECTOR_KINDS)
const channel = v.picklist([...CONNECTOR_KINDS, 'email'])

const Connectors = v.object({
  ...done,
  connectors: v.array(
    v.object({
      kind,
      /** The webhook's address; empty for Follow Up Boss. */
      url: v.string(),
      /** False once the receiver said that it is gone. */
      is_on: v.boolean(),
      updated: isoDate
    })
  ),
  /** Told if emails to the first address come back; empty if there is none. */
  second_address: v.string(),
  /** The last twenty, newest first. */
  deliveries: v.array(
    v.object({
      lead_id: leadId,
      name: v.string(),
      channel,
      state: v.picklist(['delivered', 'failed', 'held', 'waiting']),
      tries: v.number(),
      last_code: v.string(),
      updated: isoDate
    })
  )
})
export type ConnectorList = v.InferOutput<typeof Connectors>

const WithSecret = v.object({
  ...Connectors.entries,
  /** Shown once, when it was made. */
  secret: v.optional(v.string())
})

export const leadConnectors = endpoint({
  access: 'private',
  answer: Connectors,
  input: Nothing,
  method: 'GET',
  path: '/user/leads/connectors'
})

/** The first call makes the secret and answers it; later ones change the address alone. */
export const saveWebhook = endpoint({
  access: 'private',
  answer: WithSecret,
  input: v.object({
    url: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(
        500,
        says(connectorValidation, (t) => t.url)
      ),
      v.check(
        (typed) => URL.parse(typed)?.protocol === 'https:',
        says(connectorValidation, (t) => t.url)
      )
    )
  }),
  method: 'POST',
  path: '/user/leads/saveWebhook',
  repeat: 'safe'
})

/** Makes another secret; the one before it signs as well for a day. */
export const rotateWebhookSecret = endpoint({
  access: 'private',
  answer: WithSecret,
  input: Nothing,
  method: 'POST',
  path: '/user/leads/rotateWebhookSecret',
  repeat: 'safe'
})

export const saveFollowUpBoss = endpoint({
  access: 'private',
  answer: Connectors,
  input: v.object({
    api_key: v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\w-]{10,200}$/,
        says(connectorValidation, (t) => t.apiKey)
      )
    )
  }),
  method: 'POST',
  path: '/user/leads/saveFollowUpBoss',
  repeat: 'safe'
})

export const saveSecondAddress = endpoint({
  access: 'private',
  answer: Connectors,
  input: v.object({
    second_address: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(
        254,
        says(connectorValidation, (t) => t.email)
      ),
      v.check(
        (typed) => typed === '' || readEmail(typed) !== undefined,
        says(connectorValidation, (t) => t.email)
      ),
      v.transform((typed) => readEmail(typed) ?? '')
    )
  }),
  method: 'POST',
  path: '/user/leads/saveSecondAddress',
  repeat: 'safe'
})

export const removeConnector = endpoint({
  access: 'private',
  answer: Connectors,
  input: v.object({ kind }),
  method: 'POST',
  path: '/user/leads/removeConnector',
  repeat: 'safe'
})

/** Sends a sample now and answers what the receiver said. */
export const testConnector = endpoint({
  access: 'private',
  answer: v.object({ ...done, delivered: v.boolean(), code: v.string() }),
  input: v.object({ kind }),
  method: 'POST',
  path: '/user/leads/testConnector',
  repeat: 'safe'
})

/** Queues a delivery again. 404 for one that there isn't. */
export const retryDelivery = endpoint({
  access: 'private',
  answer: Connectors,
  input: v.object({ lead_id: leadId, channel: kind }),
  method: 'POST',
  path: '/user/leads/retryDelivery',
  repeat: 'safe'
})
