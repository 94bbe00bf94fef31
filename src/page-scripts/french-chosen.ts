// Remembers that a visitor reads French, until they switch to English: boot/chosen-language.ts. The build leaves it out of
// English pages' scripts, which have no byte to spare.

import { currentLanguageTag } from '#gateways/browser/browser.ts'
import { keep } from '#gateways/storage/browser-storage.ts'
import { LANGUAGE_TAGS } from '#messages/language.ts'

if (currentLanguageTag() === LANGUAGE_TAGS.fr) {
  keep('language', 'fr')
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-language]')) keep('language', '')
  })
}
