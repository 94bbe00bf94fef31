import { useEffect, useRef, useState } from 'react'
import type { Area } from '#rules/websites/crop.ts'
import { choosePicture, type OpenPicture } from '#stores/account-setup/account-setup.ts'
import type { CropDialog } from './crop-dialog.tsx'
import { inTime } from '#stores/in-time.ts'

/** A picture field's state: opens the chosen file, offers to crop it, and reports a refusal. */
export function usePicture(cropFirst: boolean, onSave: (dataUrl: string) => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isAdded, setAdded] = useState(false)
  const [open, setOpen] = useState<OpenPicture>()
  const [Crop, setCrop] = useState<typeof CropDialog>()
  const held = useRef<OpenPicture>(undefined)

  // An open picture holds memory and an object URL until it is closed.
  useEffect(() => () => held.current?.close(), [])

  const hold = (picture: OpenPicture | undefined) => {
    if (held.current !== picture) held.current?.close()
    held.current = picture
    setOpen(picture)
  }

  /** Loads the crop dialog on first use; if that fails, the picture is saved uncropped. */
  const showCrop = async () => {
    if (Crop) return true
    try {
      const { CropDialog: Loaded } = await inTime(import('./crop-dialog.tsx'))
      setCrop(() => Loaded)
      return true
    } catch {
      return false
    }
  }

  const save = async (part?: Area) => {
    const cut = await held.current?.cut(part)
    hold(undefined)
    if (!cut) return
    setRefusal(cut.ok ? undefined : cut.message)
    if (!cut.ok) return
    onSave(cut.dataUrl)
    setAdded(true)
  }

  const read = async (picture: File | string, toCrop: boolean) => {
    setAdded(false)
    setBusy(true)
    const opened = await choosePicture(picture)
    setRefusal(opened.ok ? undefined : opened.message)
    if (opened.ok) {
      hold(opened)
      if (!toCrop || !(await showCrop())) await save()
    }
    setBusy(false)
  }

  return {
    Crop,
    busy,
    open: open && Crop ? open : undefined,
    refusal,
    isAdded,
    save,
    choose: (file: File) => read(file, cropFirst),
    crop: (saved: string) => read(saved, true),
    closeCrop: () => hold(undefined),
    clearRefusal: () => setRefusal(undefined)
  }
}
