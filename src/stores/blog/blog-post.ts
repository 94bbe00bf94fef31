import { atom } from 'nanostores'
import * as v from 'valibot'
import { PostContent, sitePost, sitePosts, type SitePost } from '#contract/websites/site-posts.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { unsavedDocuments } from '#gateways/storage/unsaved-documents.ts'
import { $user } from '#gateways/storage/saved.ts'
import { call } from '#gateways/panel.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import type { Saving, Version } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { NEW } from './blog-place.ts'

export type OpenedPost = {
  /** The panel's latest answer; undefined until the post is first saved. */
  state: SitePost | undefined
  /** As typed; checked when it is saved. */
  content: PostContent
  /** What the panel has, as it was typed here. */
  saved: PostContent
  /** The caller's id for a new post. */
  begun_as: string
  /** Counts replaced contents; as a React key it resets fields that hold their own state. */
  replacements: number
}

/** Why a post can't be saved or published, by field. */
export type PostRefusal = { message: string; errors: Record<string, string> }
/** `unpublishable`: saved, but some fields must change before the post can be published. */
export type PostSaving = Saving<PostRefusal> | ({ status: 'unpublishable' } & PostRefusal)

export const $opened = atom<Loaded<OpenedPost>>({ status: 'loading' })
export const $saving = atom<PostSaving>({ status: 'saved' })
export const $conflict = atom<Version<SitePost, PostContent> | undefined>(undefined)

const NOT_FOUND = 404

const unsavedPosts = unsavedDocuments('site-post')

/** Only the newest request's answer is shown. */
let newest = 0

/** Opens a post as the panel has it, with this browser's unsaved edits. */
export async function openPost(post: number | typeof NEW, language: SiteLanguage): Promise<void> {
  const mine = ++newest
  $opened.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $conflict.set(undefined)
  const kept = unsavedPosts.read(String(post), owner())
  const typed = v.safeParse(PostContent, kept?.content)
  const unsaved = kept && typed.success ? { ...kept, content: typed.output } : undefined
  if (post === NEW) return show(undefined, emptyPost(language), unsaved)
  const outcome = await call(sitePost, { post_id: post })
  if (mine !== newest) return
  if (outcome.ok) return show(withoutStatus(outcome.value), outcome.value.content, unsaved)
  // Deleted elsewhere: what was typed here becomes a new post.
  if (unsaved && (await isDeleted(outcome))) {
    unsavedPosts.drop(String(post))
    return show(undefined, emptyPost(language), { ...unsaved, begun_as: randomKey(), version: 0 })
  }
  $opened.set({ status: 'failed', message: failureMessage(outcome) })
}

export function opened(): OpenedPost | undefined {
  const loaded = $opened.get()
  return loaded.status === 'ready' ? loaded.value : undefined
}

/** Takes what is typed, and stores it in this browser at once. */
export function editPost(change: Partial<PostContent>): void {
  const now = opened()
  if (!now) return
  ready({ ...now, content: { ...now.content, ...change } })
  storeEdit()
  if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
}

/** Shows a version of the panel's, such as a restored one. */
export function replacePost({ state, content }: Version<SitePost, PostContent>): void {
  const now = opened()
  if (!now) return
  const replacements = now.replacements + 1
  ready({ ...now, state: withoutStatus(state), content, saved: content, replacements })
}

/** Takes the panel's answer about versions and publishing; the content stays. */
export function setState(state: SitePost): void {
  const now = opened()
  if (now) ready({ ...now, state: withoutStatus(state) })
}

/** Marks a content as saved in the version that the panel answered. */
export function setSaved({ state, content }: Version<SitePost, PostContent>): void {
  const now = opened()
  if (now) ready({ ...now, state: withoutStatus(state), saved: content })
}

/** What was typed becomes a new post, since this one was deleted elsewhere. */
export function becomeNewPost(): void {
  const now = opened()
  if (!now?.state) return
  unsavedPosts.drop(placeOf(now))
  const saved = emptyPost(now.content.language)
  ready({ ...now, state: undefined, saved, begun_as: randomKey() })
  storeEdit()
  toast('error', messagesOf(blogMessages).deletedElsewhere)
}

/** Whether anything typed is missing from the panel's newest version. */
export function isUnsaved(): boolean {
  const now = opened()
  return now !== undefined && !isSame(now.content, now.saved)
}

/** Compares what the panel would save. */
export function isSame(one: PostContent, other: PostContent): boolean {
  return one === other || written(one) === written(other)
}

export function storeEdit(): boolean {
  const now = opened()
  if (!now) return true
  const { begun_as, content, state } = now
  const version = state?.version ?? 0
  return unsavedPosts.store(placeOf(now), { owner: owner(), version, begun_as, content })
}

/** Keeps an edit that another tab has stored for the same post. */
export function forgetStored(saved: PostContent): void {
  const now = opened()
  if (!now) return
  const kept = v.safeParse(PostContent, unsavedPosts.read(placeOf(now), owner())?.content)
  if (!kept.success || isSame(kept.output, saved)) unsavedPosts.drop(placeOf(now))
}

export function forgetNew(): void {
  unsavedPosts.drop(NEW)
}

/** To an agent whose website is gone, every call answers 404; the list tells that apart. */
export async function isDeleted(outcome: Outcome<unknown>): Promise<boolean> {
  if (outcome.ok || outcome.api_status !== NOT_FOUND) return false
  return (await call(sitePosts, {})).ok
}

type Unsaved = { version: number; begun_as: string; content: PostContent }

function show(state: SitePost | undefined, theirs: PostContent, unsaved?: Unsaved): void {
  const content = unsaved?.content ?? theirs
  const begun_as = unsaved?.begun_as ?? randomKey()
  ready({ state, content, saved: theirs, begun_as, replacements: 0 })
  if (!unsaved || isSame(content, theirs)) return
  if (state && unsaved.version !== state.version) {
    $conflict.set({ state, content: theirs })
    $saving.set({ status: 'conflict' })
    return
  }
  $saving.set({ status: 'unsaved' })
  toast('success', messagesOf(blogMessages).restored)
}

function emptyPost(language: SiteLanguage): PostContent {
  return { title: '', slug: '', description: '', language, cover: null, body: '' }
}

function placeOf({ state }: OpenedPost): string {
  return String(state?.post_id ?? NEW)
}

function ready(value: OpenedPost): void {
  $opened.set({ status: 'ready', value })
}

/** An answer without its status fields and content. */
function withoutStatus(
  answer: SitePost & { api_status?: unknown; message?: unknown; content?: unknown }
): SitePost {
  const { api_status: _status, content: _content, message: _message, ...state } = answer
  return state
}

function written(post: PostContent): string {
  const checked = v.safeParse(PostContent, post)
  return JSON.stringify(checked.success ? checked.output : post)
}

function owner(): string {
  return $user.get()?.email ?? ''
}
