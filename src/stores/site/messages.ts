/** A subject's texts in the language of the page. */
export { messagesOf } from '#gateways/browser/messages.ts'
