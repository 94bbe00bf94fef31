// Autosave: after a pause in editing, one call at a time, never over what someone else or another tab has saved.

import { $online, whenHidden, whenShown } from '#gateways/browser/page-life.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import { debounce } from './debounce.ts'
import type { Failure } from './failures.ts'
import type { DocumentStore, OpenDocument } from './saved-document.ts'

export const EDIT_CONFLICT = 409
const LONGEST_MS = 15_000
const RETRY_MS = 15_000

export function createAutosave<State, Content, Refusal>(
  store: DocumentStore<State, Content, Refusal>
) {
  type Open = OpenDocument<State, Content, Refusal>
  const { $conflict, $document, $saving, isSame, pauseMs, versionOf } = store
  const saveSoon = debounce(() => void save(), { longestMs: LONGEST_MS, pauseMs })
  let retry: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | undefined
  /** Whether the next save must be a version of its own. */
  let apart = false
  /** Sent but never answered: the panel may have it. */
  let unanswered: Content | undefined

  const is = (...statuses: string[]) => statuses.includes($saving.get().status)
  const saveUnsaved = () => {
    if (is('unsaved')) void save()
  }
  const saveUnsavedSoon = () => {
    if (is('unsaved')) saveSoon.schedule()
  }

  /** Starts autosave, and asks before leaving with unsaved edits; returns the stop function. */
  function startAutosave(): () => void {
    const stops = [
      $document.listen(saveUnsavedSoon),
      $saving.listen(() => {
        saveUnsavedSoon()
        if (is('kept')) retryLater()
      }),
      $online.listen((online) => {
        if (online && is('kept')) void save()
      }),
      whenHidden(saveUnsaved),
      whenShown(() => {
        if (is('unsaved', 'kept')) void save()
        else if (!is('conflict')) void inTurn(loadNewer)
      }),
      whenSavePressed(() => void save()),
      askBeforeLeaving(store.isUnsaved)
    ]
    saveUnsavedSoon()
    return () => {
      for (const stop of stops) stop()
      // Back leaves without asking.
      saveUnsaved()
      cancelSaves()
    }
  }

  /** True once the panel has every edit. */
  function save(): Promise<boolean> {
    cancelSaves()
    return inTurn(send)
  }

  /** Saves as a version of its own, so that the one before stays in the history. */
  function saveApart(): Promise<boolean> {
    apart = true
    return save()
  }

  /** Waits for a running save, and cancels the next automatic one. */
  async function stopSaving(): Promise<void> {
    cancelSaves()
    await sending
  }

  /** Loads what was saved elsewhere; edits here become a conflict. False if nothing newer was found. */
  async function loadNewer(): Promise<boolean> {
    const before = store.open()
    if (!before?.saved) return false
    const newest = await before.load()
    const now = store.open()
    if (!now?.saved || !isStill(before, now) || $conflict.get()) return false
    if (!newest.ok) {
      await store.leaveDeleted?.(newest)
      return false
    }
    const { state, content } = newest.value
    if (versionOf(state) === versionOf(now.saved.state)) {
      // Only the publish state may have changed.
      store.setSaved({ state, content: now.saved.content })
      return false
    }
    if (isSame(now.content, now.saved.content)) {
      store.replace(newest.value)
      $saving.set({ status: 'saved' })
    } else if (isSame(now.content, content)) {
      store.setSaved({ state, content: now.content })
      finishSave(now.content)
    } else if (unanswered && isSame(unanswered, content)) {
      store.setSaved(newest.value)
      $saving.set({ status: 'unsaved' })
    } else {
      $conflict.set(newest.value)
      $saving.set({ status: 'conflict' })
    }
    return true
  }

  function isStill({ id, saved }: Open, now: Open): boolean {
    const [before, after] = [saved, now.saved].map((known) => known && versionOf(known.state))
    return id === now.id && before === after
  }

  /** What is edited here becomes the newest version; the other one stays in the history. */
  async function keepMine(): Promise<boolean> {
    const theirs = $conflict.get()
    if (!theirs) return true
    store.setSaved(theirs)
    $conflict.set(undefined)
    $saving.set({ status: 'unsaved' })
    return saveApart()
  }

  /** Restores the other version, once what is edited here is a version in the history. */
  async function keepTheirs(restore: (version: number) => Promise<boolean>): Promise<boolean> {
    const theirs = $conflict.get()
    if (!theirs) return true
    return (await keepMine()) && restore(versionOf(theirs.state))
  }

  /** Runs after the save that is under way. */
  function inTurn(run: () => Promise<boolean>): Promise<boolean> {
    const before = sending
    sending = (async () => {
      await before
      return run()
    })()
    return sending
  }

  async function send(): Promise<boolean> {
    const document = store.open()
    if (!document) return true
    if ($conflict.get()) return false
    const { content, id, saved } = document
    if (saved && isSame(content, saved.content)) return finishSave(content)
    const refusal = document.check()
    if (refusal) return refuse(refusal)
    $saving.set({ status: 'saving' })
    const outcome = await document.send({ apart })
    if (store.open()?.id !== id) return outcome.ok
    if (!outcome.ok) return handleFailure(outcome, content)
    apart = false
    unanswered = undefined
    // The panel trims and sanitises; keep what was typed.
    store.setSaved({ state: outcome.value, content })
    return finishSave(content)
  }

  /** Marks the document saved, unless it was edited since sending. */
  function finishSave(sent: Content): boolean {
    const now = store.open()
    if (now && !isSame(now.content, sent)) {
      store.storeEdit()
      $saving.set({ status: 'unsaved' })
      return false
    }
    store.forgetStored(sent)
    $saving.set({ status: 'saved' })
    return true
  }

  async function handleFailure(outcome: Failure, sent: Content): Promise<boolean> {
    store.storeEdit()
    if (outcome.reason === 'network') {
      unanswered = sent
      $saving.set({ status: 'kept' })
    } else if (await store.becomeNew?.(outcome)) {
      return send()
    } else if (outcome.api_status !== EDIT_CONFLICT || !(await loadNewer())) {
      return refuse(store.refusalOf(outcome))
    }
    return false
  }

  function refuse(refusal: Refusal): false {
    $saving.set({ status: 'refused', ...refusal })
    return false
  }

  /** No event says when the panel is back, so retry on a timer. */
  function retryLater(): void {
    cancelSaves()
    retry = setTimeout(() => void save(), RETRY_MS)
  }

  function cancelSaves(): void {
    saveSoon.cancel()
    clearTimeout(retry)
  }

  return {
    keepMine,
    keepTheirs,
    loadNewer,
    save,
    startAutosave,
    stopSaving
  }
}
