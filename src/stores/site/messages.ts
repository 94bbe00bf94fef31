/** A subject's texts, or one message, in the language of the page. */
export { messagesOf, textOf } from '#gateways/browser/messages.ts'
