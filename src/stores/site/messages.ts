/** The language of the page, its tag, and a subject's texts or one message in it. */
export { languageTag, messagesOf, pageLanguage, textOf } from '#gateways/browser/messages.ts'
