/** A subject's texts, or one message, in the language of the page, and its tag. */
export { languageTag, messagesOf, textOf } from '#gateways/browser/messages.ts'
