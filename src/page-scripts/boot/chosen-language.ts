// Leads those who read French from the English home page to the French one: see ../french-chosen.ts. Only visitors who come
// from no page, as by a bookmark: a link says which language it leads to.

import { readKept } from '#gateways/storage/browser-storage.ts'
import { frenchHome, home } from '#rules/addresses.ts'

if (!document.referrer && location.pathname === home && readKept('language'))
  location.replace(frenchHome)
