// A notice beside a form whose press is held asks for a reload: what was typed stays as the form's draft, but for
// passwords. A script that works removes the mark and stores drafts itself.

import { keepDraft, readDraft, type DraftName } from '#gateways/storage/drafts.ts'

addEventListener('pagehide', () => {
  document.querySelectorAll<HTMLFormElement>('form[data-pressed][data-draft]').forEach(keepTyped)
})

function keepTyped(form: HTMLFormElement): void {
  const boxes = form.querySelectorAll<HTMLInputElement>('input:not([type=password]),textarea')
  const typed = Object.fromEntries([...boxes].map(({ name, value }) => [name, value]))
  const draft = form.dataset['draft'] as DraftName
  keepDraft(draft, { ...readDraft(draft), ...typed })
}
