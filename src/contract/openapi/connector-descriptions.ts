import type { Description } from './description.ts'

/** The calls about where leads are passed on. */
export const CONNECTOR_DESCRIPTIONS: Record<string, Description> = {
  leadConnectors: {
    summary: 'Lists where leads are passed on, with the last twenty deliveries.',
    refusals: [404]
  },
  saveWebhook: {
    summary: 'Saves the address of the webhook. A new one’s secret is answered once.',
    refusals: [404, 422]
  },
  rotateWebhookSecret: {
    summary: 'Makes another secret for the webhook; the one before it signs for a day.',
    refusals: [404]
  },
  saveFollowUpBoss: { summary: 'Saves the API key of Follow Up Boss.', refusals: [404] },
  saveSecondAddress: {
    summary: 'Saves the address that is told if emails about leads come back.',
    refusals: [404]
  },
  removeConnector: { summary: 'Removes a connector with its key.', refusals: [404] },
  testConnector: {
    summary: 'Sends a sample lead now and returns what the receiver answered.',
    refusals: [404, 429]
  },
  retryDelivery: { summary: 'Queues a lead’s delivery again.', refusals: [404, 429] }
}
