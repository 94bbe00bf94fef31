// Saves the open post while it is edited.

import * as v from 'valibot'
import { errorsOf } from '#contract/content/published-fields.ts'
import {
  PostContent,
  saveSitePost,
  sitePost,
  type SitePost
} from '#contract/websites/site-posts.ts'
import { call } from '#gateways/panel.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { createAutosave } from '../autosave.ts'
import { wentWrong } from '../failures.ts'
import type { OpenDocument, Version } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { $place, goToPost, NEW } from './blog-place.ts'
import * as post from './blog-post.ts'

export const { keepMine, keepTheirs, loadNewer, save, startAutosave, stopSaving } = createAutosave<
  SitePost,
  PostContent,
  post.PostRefusal
>({
  $conflict: post.$conflict,
  $document: post.$opened,
  $saving: post.$saving,
  pauseMs: 2000,
  open() {
    const now = post.opened()
    return now && documentOf(now)
  },
  isSame: post.isSame,
  isUnsaved: post.isUnsaved,
  versionOf: ({ version }) => version,
  refusalOf: ({ errors = {}, message = wentWrong() }) => ({ message, errors }),
  setSaved,
  replace: post.replacePost,
  storeEdit: post.storeEdit,
  forgetStored: post.forgetStored,
  async becomeNew(outcome) {
    if (!post.opened()?.state || !(await post.isDeleted(outcome))) return false
    post.becomeNewPost()
    goToPost(NEW, false)
    return true
  },
  async leaveDeleted(outcome) {
    if (!(await post.isDeleted(outcome))) return
    if (post.isUnsaved()) return post.becomeNewPost()
    post.$opened.set({ status: 'loading' })
    goToPost(undefined)
    toast('error', messagesOf(blogMessages).wasDeleted)
  }
})

function documentOf({
  begun_as,
  content,
  saved,
  state
}: post.OpenedPost): OpenDocument<SitePost, PostContent, post.PostRefusal> {
  return {
    id: String(state?.post_id ?? begun_as),
    content,
    saved: state && { state, content: saved },
    check() {
      const checked = v.safeParse(PostContent, content)
      return checked.success ? undefined : { message: '', errors: errorsOf(checked.issues) }
    },
    send: ({ apart }) =>
      call(saveSitePost, {
        post_id: state?.post_id ?? null,
        base_version: state?.version ?? 0,
        content: v.parse(PostContent, content),
        apart,
        ...(!state && { begun_as })
      }),
    async load() {
      const outcome = await call(sitePost, { post_id: state?.post_id ?? 0 })
      if (!outcome.ok) return outcome
      return { ok: true, value: { state: outcome.value, content: outcome.value.content } }
    }
  }
}

/** A post that was just created gets its own address. */
function setSaved(version: Version<SitePost, PostContent>): void {
  const isNew = post.opened()?.state === undefined
  post.setSaved(version)
  if (!isNew) return
  post.forgetNew()
  if ($place.get().post === NEW) goToPost(version.state.post_id, false)
}
