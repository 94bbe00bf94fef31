import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { MIDDLE, pulled, seenArea, ZOOM_MAX, type Area, type Look } from '#rules/websites/crop.ts'
import type { OpenPicture } from '#stores/account-setup/account-setup.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import styles from './crop-dialog.module.css'

const FORMS = [
  ['whole', 'As it is'],
  ['wide', 'Wide'],
  ['square', 'Square']
] as const

/** Cuts a picture: pulled and zoomed by hand, or moved by three sliders that keys and screen readers know. */
export function CropDialog({
  label,
  picture,
  round,
  back,
  onTake,
  onClose
}: {
  label: string
  picture: OpenPicture
  round: boolean
  /** What opened this, and has the focus back. */
  back: RefObject<HTMLElement | null>
  onTake: (part: Area) => Promise<void>
  onClose: () => void
}) {
  const [shape, setShape] = useState<(typeof FORMS)[number][0]>(round ? 'square' : 'whole')
  const [look, setLook] = useState<Look>(MIDDLE)
  const [busy, setBusy] = useState(false)
  const form = { square: 1, whole: picture.width / picture.height, wide: 3 }[shape]
  const area = seenArea(picture, form, look)
  const slide = (name: keyof Look) => (value: number) => setLook({ ...look, [name]: value })
  const use = async () => {
    setBusy(true)
    await onTake(area)
  }
  // A dialog that is taken away gives no focus back.
  useEffect(() => () => back.current?.focus(), [back])

  // Outside of the step's form, which Enter would send.
  return createPortal(
    <Modal onClose={onClose} open title={`Crop the ${label}`}>
      <Stage
        area={area}
        form={form}
        onPull={(by) => setLook((before) => pulled(picture, form, before, by))}
        picture={picture}
        round={round}
      />
      {!round && (
        <fieldset className={styles['shapes']}>
          <legend>Shape</legend>
          {FORMS.map(([value, name]) => (
            <label key={value}>
              <input
                checked={shape === value}
                name="crop-shape"
                onChange={() => {
                  setShape(value)
                  setLook(MIDDLE)
                }}
                type="radio"
                value={value}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles['sliders']}>
        <Slider label="Zoom" max={ZOOM_MAX} min={1} onSlide={slide('zoom')} value={look.zoom} />
        <Slider label="Left to right" onSlide={slide('x')} value={look.x} />
        <Slider label="Up and down" onSlide={slide('y')} value={look.y} />
      </div>
      <div className={styles['buttons']}>
        <Button busy={busy} busyLabel="Cropping…" onClick={use}>
          Use this picture
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>,
    document.getElementById('main') ?? document.body
  )
}

/** The window over the picture; a finger or a mouse pulls the picture under it. */
function Stage({
  area,
  form,
  picture,
  round,
  onPull
}: {
  area: Area
  form: number
  picture: OpenPicture
  round: boolean
  onPull: (by: { x: number; y: number }) => void
}) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const pull = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    onPull({ x: (clientX - last.current.x) / width, y: (clientY - last.current.y) / height })
    last.current = { x: clientX, y: clientY }
  }
  const end = () => (last.current = undefined)
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className={styles['place']}>
      <div
        className={styles['stage']}
        data-round={round}
        onPointerCancel={end}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={pull}
        onPointerUp={end}
        style={{ aspectRatio: form, width: `min(100%, calc(min(44dvh, 340px) * ${form}))` }}
      >
        <img
          alt=""
          draggable={false}
          src={picture.url}
          style={{
            width: share(picture.width, area.width),
            height: share(picture.height, area.height),
            left: share(-area.x, area.width),
            top: share(-area.y, area.height)
          }}
        />
      </div>
    </div>
  )
}

function Slider({
  label,
  min = 0,
  max = 1,
  value,
  onSlide
}: {
  label: string
  min?: number
  max?: number
  value: number
  onSlide: (value: number) => void
}) {
  return (
    <label>
      {label}
      <input
        aria-valuetext={`${Math.round(100 * value)} %`}
        max={max}
        min={min}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        step={(max - min) / 50}
        type="range"
        value={value}
      />
    </label>
  )
}
