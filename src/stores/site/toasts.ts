import { atom } from 'nanostores'
import type { ToastMessage } from '#gateways/storage/left-toast.ts'
import { takeLeftToast } from '#gateways/storage/take-left-toast.ts'
import { sessionMessages } from '#messages/session.ts'
import { TOAST_MS } from '#rules/limits.ts'
import { messagesOf } from './messages.ts'

export type Toast = ToastMessage & { id: number; subject?: string | undefined }

/** Oldest first; each is shown for five seconds. */
export const $toasts = atom<Toast[]>([])

let lastId = 0

/** Replaces an older toast on the same subject. */
export function toast(kind: Toast['kind'], message: string, subject?: string): void {
  const id = ++lastId
  const others = $toasts.get().filter((shown) => !subject || shown.subject !== subject)
  $toasts.set([...others, { id, kind, message, subject }])
  setTimeout(() => dismiss(id), TOAST_MS)
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
}

/** Dismisses what is no longer true of a subject. */
export function dismissSubject(subject: string): void {
  $toasts.set($toasts.get().filter((shown) => shown.subject !== subject))
}

export function clearToasts(): void {
  $toasts.set([])
}

/** Shows the toast that the previous page left. */
export function showLeftToast(): void {
  const left = takeLeftToast()
  if (left) toast(left.kind, 'why' in left ? messagesOf(sessionMessages)[left.why] : left.message)
}
