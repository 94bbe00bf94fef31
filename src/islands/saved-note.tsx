import { useStore } from '@nanostores/react'
import { $storageTrouble } from '#stores/storage-trouble.ts'

/** Whether what is typed outlives this page. */
export function SavedNote() {
  return useStore($storageTrouble) ? 'Not saved on this device' : 'Saved on this device'
}
