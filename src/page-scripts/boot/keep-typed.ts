// A notice beside a form whose press is held asks for a reload: what was typed stays as the form's draft, but for
// passwords. A script that works removes the mark and stores drafts itself. Inline, and only where a form is what
// the page is for: the first view of the others has no byte left.

import { tabStorage } from '#gateways/storage/browser-storage.ts'
import type { DraftName } from '#gateways/storage/drafts.ts'

addEventListener('pagehide', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-pressed][data-draft]')) {
    const typed = Object.fromEntries(new FormData(form))
    const text = JSON.stringify(typed, (name, value) =>
      /password/i.test(name) ? undefined : value
    )
    tabStorage.write(`draft:${form.dataset['draft'] as DraftName}`, text)
  }
})
