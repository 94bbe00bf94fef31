// Types a block's words in the preview: the same edits as in the fields beside it.

import { atom } from 'nanostores'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { builder, content, edit, undo } from './builder.ts'
import { changeLine, lineAt, type LinePlace } from './site-edits.ts'

type Typing = {
  place: LinePlace
  /** What the preview goes on drawing, so that it leaves the text alone while it is typed. */
  drawn: Line
  /** All that is typed until the caret leaves is one edit. */
  step: string
  replacements: number
}

export const $typing = atom<Typing | undefined>()
let typings = 0

export function typeText(place: LinePlace, language: SiteLanguage, text: string): void {
  const site = content()
  const drawn = site && lineAt(site, place)
  if (!site || !drawn) return
  if (!isTyping(place)) begin(place, drawn)
  // A pasted line break would only be lost in the field of one line.
  const typed = text.replaceAll('\n', ' ')
  edit(
    (now) => changeLine(now, place, (line) => ({ ...line, [language]: typed })),
    $typing.get()?.step
  )
}

/** Whether this text is typed in the preview, and nothing has replaced the website since. */
export function isTyping(place: LinePlace): boolean {
  const typing = current()
  return typing !== undefined && idOf(typing.place) === idOf(place)
}

/** Takes back what was typed since the caret came. */
export function takeBackTyping(): void {
  const typing = current()
  $typing.set(undefined)
  if (typing && builder()?.history.step === typing.step) undo()
}

export function endTyping(): void {
  $typing.set(undefined)
}

/** The website with the text that is typed as it was before. */
export function withoutTyping(site: SiteContent): SiteContent {
  const typing = current()
  return typing ? changeLine(site, typing.place, () => typing.drawn) : site
}

function begin(place: LinePlace, drawn: Line): void {
  typings += 1
  const { replacements = 0 } = builder() ?? {}
  $typing.set({ place, drawn, step: `typing-${typings}`, replacements })
}

function current(): Typing | undefined {
  const typing = $typing.get()
  return typing?.replacements === builder()?.replacements ? typing : undefined
}

function idOf({ page_id, block_id, path }: LinePlace): string {
  return [page_id, block_id, ...path].join(' ')
}
