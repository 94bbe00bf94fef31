import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { cropDialogMessages } from '#messages/crop-dialog.ts'
import {
  CENTRED,
  panned,
  visibleArea,
  ZOOM_MAX,
  type Area,
  type CropView,
  type Size
} from '#rules/websites/crop.ts'
import { useMessages } from './use-messages.ts'
import styles from './crop-tool.module.css'

const SHAPES = ['original', 'wide', 'square'] as const
type Shape = (typeof SHAPES)[number]

/** A decoded picture; `url` is for an <img>. */
type Picture = Size & { url: string }

/** Crops a picture by dragging, or with three sliders for keyboards and screen readers. */
export function CropTool({
  picture,
  round = false,
  onArea
}: {
  picture: Picture
  /** A portrait, which is cropped to a square and shown in a circle. */
  round?: boolean
  onArea: (part: Area) => void
}) {
  const t = useMessages(cropDialogMessages)
  const [shape, setShape] = useState<Shape>(round ? 'square' : 'original')
  const [look, setLook] = useState<CropView>(CENTRED)
  const aspectRatio = { square: 1, original: picture.width / picture.height, wide: 3 }[shape]
  const area = visibleArea(picture, aspectRatio, look)
  const slide = (name: keyof CropView) => (value: number) => setLook({ ...look, [name]: value })
  useEffect(() => {
    onArea(area)
    // The numbers tell a new area; the object is new at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [area.x, area.y, area.width, area.height])
  return (
    <>
      <Stage
        area={area}
        aspectRatio={aspectRatio}
        onPan={(by) => setLook((before) => panned(picture, aspectRatio, before, by))}
        picture={picture}
        round={round}
      />
      {!round && (
        <fieldset className={styles['shapes']}>
          <legend>{t.shape}</legend>
          {SHAPES.map((value) => (
            <label key={value}>
              <input
                checked={shape === value}
                name="crop-shape"
                onChange={() => {
                  setShape(value)
                  setLook(CENTRED)
                }}
                type="radio"
                value={value}
              />
              {t.shapes[value]}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles['sliders']}>
        <Slider label={t.zoom} max={ZOOM_MAX} min={1} onSlide={slide('zoom')} value={look.zoom} />
        <Slider label={t.horizontal} onSlide={slide('x')} value={look.x} />
        <Slider label={t.vertical} onSlide={slide('y')} value={look.y} />
      </div>
    </>
  )
}

/** The visible part of the picture, which can be dragged. */
function Stage({
  area,
  aspectRatio,
  picture,
  round,
  onPan
}: {
  area: Area
  aspectRatio: number
  picture: Picture
  round: boolean
  onPan: (by: { x: number; y: number }) => void
}) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const pan = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    onPan({ x: (clientX - last.current.x) / width, y: (clientY - last.current.y) / height })
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
        onPointerMove={pan}
        onPointerUp={end}
        style={{ aspectRatio, width: `min(100%, calc(min(44dvh, 340px) * ${aspectRatio}))` }}
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
  const t = useMessages(cropDialogMessages)
  return (
    <label>
      {label}
      <input
        aria-valuetext={t.percent(value)}
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
