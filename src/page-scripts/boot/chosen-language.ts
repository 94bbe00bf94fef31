// The home page is in the language that the visitor chose last. Only for visitors who come from no page, as by a bookmark: a
// link says which language it leads to.

import { readKept } from '#gateways/storage/browser-storage.ts'
import { frenchHome, home } from '#rules/addresses.ts'

if (location.pathname === home && readKept('language') === 'fr' && !document.referrer)
  location.replace(frenchHome)
