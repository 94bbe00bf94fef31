// A campaign or a sequence while it is edited: what is typed, what the panel has, and the saves between.

import { atom } from 'nanostores'
import * as v from 'valibot'
import type { Outcome } from '#contract/endpoint.ts'
import type { UnsavedLetter, UnsavedLetters } from '#gateways/storage/unsaved-letters.ts'
import { $user } from '#gateways/storage/saved.ts'
import { createAutosave } from '../autosave.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import type { OpenDocument, Saving, Version } from '../saved-document.ts'

export type OpenedLetter<State, Fields> = {
  id: string
  /** The panel's latest answer; undefined until the first save. */
  state: State | undefined
  fields: Fields
  /** What the panel has, as it was typed here. */
  saved: Fields
  /** Counts replaced contents; as a React key it resets fields that hold their own state. */
  replacements: number
}
type LetterRefusal = { message: string; errors: Record<string, string> }

type Kind<State, Fields> = {
  empty: () => Fields
  schema: v.GenericSchema<Fields>
  unsaved: UnsavedLetters<Fields>
  fieldsOf: (state: State) => Fields
  isEditable: (state: State) => boolean
  load: (id: string) => Promise<Outcome<State>>
  save: (id: string, base_version: number, fields: Fields) => Promise<Outcome<State>>
}

export function createLetterDocument<State extends { version: number }, Fields>(
  kind: Kind<State, Fields>
) {
  type Opened = OpenedLetter<State, Fields>
  const { fieldsOf, schema, unsaved } = kind
  const $opened = atom<Loaded<Opened>>({ status: 'loading' })
  const $saving = atom<Saving<LetterRefusal>>({ status: 'saved' })
  const $conflict = atom<Version<State, Fields> | undefined>(undefined)

  const ready = (value: Opened) => $opened.set({ status: 'ready', value })
  const written = (fields: Fields) => {
    const checked = v.safeParse(schema, fields)
    return JSON.stringify(checked.success ? checked.output : fields)
  }
  /** Compares what the panel would save. */
  const isSame = (one: Fields, other: Fields) => written(one) === written(other)
  const isOpenForEdits = ({ state }: Opened) => state === undefined || kind.isEditable(state)

  /** Opens a letter as the panel has it, with this browser's unsaved edits. */
  async function open(id: string, isNew: boolean): Promise<void> {
    $opened.set({ status: 'loading' })
    $saving.set({ status: 'saved' })
    $conflict.set(undefined)
    const kept = unsaved.read(id, owner())
    if (isNew || kept?.version === 0) return show(id, undefined, kept)
    const outcome = await kind.load(id)
    if (outcome.ok) return show(id, outcome.value, kept)
    $opened.set({ status: 'failed', message: failureMessage(outcome) })
  }

  function show(id: string, state: State | undefined, kept: UnsavedLetter<Fields> | undefined) {
    const saved = state ? fieldsOf(state) : kind.empty()
    const isEditable = state === undefined || kind.isEditable(state)
    const fields = (isEditable && kept?.fields) || saved
    ready({ id, state, fields, saved, replacements: 0 })
    if (isSame(fields, saved)) return
    const isNewer = state && kept?.version !== state.version
    if (isNewer) $conflict.set({ state, content: saved })
    $saving.set({ status: isNewer ? 'conflict' : 'unsaved' })
  }

  function opened(): Opened | undefined {
    const loaded = $opened.get()
    return loaded.status === 'ready' ? loaded.value : undefined
  }

  /** Takes what is typed, and stores it in this browser at once. */
  function edit(change: Partial<Fields>): void {
    const now = opened()
    if (!now) return
    ready({ ...now, fields: { ...now.fields, ...change } })
    storeEdit()
    if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
  }

  /** Takes the panel's answer; what is typed stays. */
  function setState(state: State): void {
    const now = opened()
    if (now) ready({ ...now, state })
  }

  function setSaved({ content, state }: Version<State, Fields>): void {
    const now = opened()
    if (now) ready({ ...now, state, saved: content })
  }

  /** Shows a version of the panel's instead of what is edited. */
  function replace({ content, state }: Version<State, Fields>): void {
    const now = opened()
    if (!now) return
    const replacements = now.replacements + 1
    ready({ ...now, state, fields: content, saved: content, replacements })
    unsaved.drop(now.id)
  }

  function storeEdit(): void {
    const now = opened()
    if (!now) return
    const { fields, id, state } = now
    unsaved.store(id, { owner: owner(), version: state?.version ?? 0, fields })
  }

  function documentOf({
    fields,
    id,
    saved,
    state
  }: Opened): OpenDocument<State, Fields, LetterRefusal> {
    return {
      id,
      content: fields,
      saved: state && { state, content: saved },
      check() {
        const checked = v.safeParse(schema, fields)
        if (checked.success) return undefined
        const [issue] = checked.issues
        return { message: issue.message, errors: { [v.getDotPath(issue) ?? '']: issue.message } }
      },
      send: () => kind.save(id, state?.version ?? 0, v.parse(schema, fields)),
      async load() {
        const outcome = await kind.load(id)
        if (!outcome.ok) return outcome
        return { ok: true, value: { state: outcome.value, content: fieldsOf(outcome.value) } }
      }
    }
  }

  const { keepMine, save, startAutosave } = createAutosave<State, Fields, LetterRefusal>({
    $conflict,
    $document: $opened,
    $saving,
    pauseMs: 1500,
    open() {
      const now = opened()
      // What is on its way is only read.
      return now && isOpenForEdits(now) ? documentOf(now) : undefined
    },
    isSame,
    isUnsaved() {
      const now = opened()
      return now !== undefined && !isSame(now.fields, now.saved)
    },
    versionOf: ({ version }) => version,
    refusalOf: (outcome) => ({ message: failureMessage(outcome), errors: outcome.errors ?? {} }),
    setSaved,
    replace,
    storeEdit,
    // An edit that another tab has stored stays.
    forgetStored(saved) {
      const now = opened()
      const kept = now && unsaved.read(now.id, owner())
      if (now && kept && isSame(kept.fields, saved)) unsaved.drop(now.id)
    }
  })

  /** Shows what was saved elsewhere; what was typed here is dropped. */
  function takeTheirs(): void {
    const theirs = $conflict.get()
    if (!theirs) return
    $conflict.set(undefined)
    replace(theirs)
    $saving.set({ status: 'saved' })
  }

  /** The panel's state once everything typed is saved. */
  async function saved(): Promise<State | undefined> {
    return (await save()) ? opened()?.state : undefined
  }

  return {
    $conflict,
    $opened,
    $saving,
    edit,
    keepMine,
    open,
    opened,
    save,
    saved,
    setState,
    startAutosave,
    takeTheirs
  }
}

export type LetterDocument = ReturnType<typeof createLetterDocument>

function owner(): string {
  return $user.get()?.email ?? ''
}
