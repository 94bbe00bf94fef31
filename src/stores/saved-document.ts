import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Outcome } from '#contract/endpoint.ts'
import type { Failure } from './failures.ts'

/** `kept`: only this browser has the edits, as the panel could not be reached. */
export type Saving<Refusal> =
  | { status: 'saved' | 'unsaved' | 'saving' | 'kept' | 'conflict' }
  | ({ status: 'refused' } & Refusal)

/** A version at the panel: its content, and what else the panel says about it. */
export type Version<State, Content> = { state: State; content: Content }

/** A document that is open for editing, and the calls that save and load it. */
export type OpenDocument<State, Content, Refusal> = {
  id: string
  content: Content
  /** The newest version known here, with the content as it was typed; undefined until the first save. */
  saved: Version<State, Content> | undefined
  /** Why the content can't be saved as it is. */
  check(): Refusal | undefined
  send(options: { apart: boolean }): Promise<Outcome<State>>
  load(): Promise<Outcome<Version<State, Content>>>
}

/** What autosave needs of the store that holds the document. */
export type DocumentStore<State, Content, Refusal> = {
  /** Changes with every edit. */
  $document: ReadableAtom<unknown>
  $saving: ReadableAtom<{ status: string }> & { set: (saving: Saving<Refusal>) => void }
  /** What was saved elsewhere in the meantime; neither version is lost before one is chosen. */
  $conflict: WritableAtom<Version<State, Content> | undefined>
  /** The pause in editing that is followed by a save. */
  pauseMs: number
  open(): OpenDocument<State, Content, Refusal> | undefined
  isSame(one: Content, other: Content): boolean
  isUnsaved(): boolean
  versionOf(state: State): number
  refusalOf(outcome: Failure): Refusal
  /** Marks a content as saved; the one that is being edited stays. */
  setSaved(version: Version<State, Content>): void
  /** Shows a version instead of what is being edited. */
  replace(version: Version<State, Content>): void
  /** Stores the edit in this browser. */
  storeEdit(): void
  /** Drops the stored edit, unless another tab has stored a different one. */
  forgetStored(saved: Content): void
  /** True if the document was deleted elsewhere; what was typed is a new one by now. */
  becomeNew?(outcome: Failure): Promise<boolean>
  leaveDeleted?(outcome: Failure): Promise<void>
}
