// Saves the website while it is edited.

import * as v from 'valibot'
import { saveSite, siteDraft, type SiteState } from '#contract/websites/site-builder.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { call } from '#gateways/panel.ts'
import { createAutosave } from '../autosave.ts'
import { failureMessage } from '../failures.ts'
import type { OpenDocument } from '../saved-document.ts'
import {
  $builder,
  $conflict,
  $saving,
  builder,
  forgetStored,
  isSame,
  isUnsaved,
  replaceContent,
  setSaved,
  storeEdit,
  type Builder,
  type Refused
} from './builder.ts'
import { refusalOf } from './refused-part.ts'

export const { keepMine, keepTheirs, loadNewer, save, startAutosave } = createAutosave<
  SiteState,
  SiteContent,
  Refused
>({
  $conflict,
  $document: $builder,
  $saving,
  pauseMs: 1500,
  open() {
    const now = builder()
    return now && documentOf(now)
  },
  isSame,
  isUnsaved,
  versionOf: ({ draft_version }) => draft_version,
  refusalOf(outcome) {
    const [message = failureMessage(outcome)] = Object.values(outcome.errors ?? {})
    return { message }
  },
  setSaved,
  replace: replaceContent,
  storeEdit,
  forgetStored
})

function documentOf(now: Builder): OpenDocument<SiteState, SiteContent, Refused> {
  const { saved, state } = now
  const content = now.history.now
  return {
    id: String(state.website_id),
    content,
    saved: { state, content: saved },
    check() {
      const checked = v.safeParse(SiteContent, content)
      return checked.success ? undefined : refusalOf(checked.issues, content)
    },
    send: ({ apart }) =>
      call(saveSite, {
        content: v.parse(SiteContent, content),
        base_version: state.draft_version,
        apart
      }),
    async load() {
      const outcome = await call(siteDraft, {})
      if (!outcome.ok) return outcome
      return { ok: true, value: { state: outcome.value, content: outcome.value.content } }
    }
  }
}
