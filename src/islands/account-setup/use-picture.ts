import { useEffect, useRef, useState } from 'react'
import type { Area } from '#rules/websites/crop.ts'
import { choosePicture, type OpenPicture } from '#stores/account-setup/account-setup.ts'
import type { CropDialog } from './crop-dialog.tsx'
import { inTime } from '#stores/in-time.ts'

/** What a picture field does: reads what is chosen, offers to cut it, and says why not. */
export function usePicture(cutFirst: boolean, keep: (dataUrl: string) => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<OpenPicture>()
  const [Crop, setCrop] = useState<typeof CropDialog>()
  const held = useRef<OpenPicture>(undefined)

  // A picture holds memory and an address of its own until it is closed.
  useEffect(() => () => held.current?.close(), [])

  const hold = (picture: OpenPicture | undefined) => {
    if (held.current !== picture) held.current?.close()
    held.current = picture
    setOpen(picture)
  }

  /** The window for cutting comes when it is first needed; where it does not arrive, a picture is taken whole. */
  const showCrop = async () => {
    if (Crop) return true
    try {
      const { CropDialog: Arrived } = await inTime(import('./crop-dialog.tsx'))
      setCrop(() => Arrived)
      return true
    } catch {
      return false
    }
  }

  const take = async (part?: Area) => {
    const cut = await held.current?.cut(part)
    hold(undefined)
    if (!cut) return
    setRefusal(cut.ok ? undefined : cut.message)
    if (!cut.ok) return
    keep(cut.dataUrl)
    setSaid('The picture is in place.')
  }

  const read = async (picture: File | string, toCut: boolean) => {
    setSaid('')
    setBusy(true)
    const opened = await choosePicture(picture)
    setRefusal(opened.ok ? undefined : opened.message)
    if (opened.ok) {
      hold(opened)
      if (!toCut || !(await showCrop())) await take()
    }
    setBusy(false)
  }

  return {
    Crop,
    busy,
    open: open && Crop ? open : undefined,
    refusal,
    said,
    take,
    choose: (file: File) => read(file, cutFirst),
    crop: (kept: string) => read(kept, true),
    closeCrop: () => hold(undefined),
    forgetRefusal: () => setRefusal(undefined)
  }
}
