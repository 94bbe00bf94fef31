import { Backdrop } from './backdrop.tsx'
import { DRAWINGS, House } from './house.tsx'
import type { HouseKind } from './house-kinds.ts'
import type { Light, Tone } from './palette.ts'
import { Fir, Maple } from './pieces.tsx'

/** A home for sale, drawn: the listing's picture until a photograph is given. */
export function HousePicture({
  kind,
  tone,
  light,
  turn
}: {
  kind: HouseKind
  tone: Tone
  light: Light
  turn: number
}) {
  const { width, height } = DRAWINGS[kind]
  const scale = Math.min(212 / height, 250 / width)
  const left = 200 - (width * scale) / 2
  const right = left + width * scale
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
      <Backdrop light={light} turn={turn} />
      <g transform="translate(0 256)">
        {turn % 2 === 0 ? (
          <Maple x={left - 34} h={132} light={light} warm={turn % 4 === 0} />
        ) : (
          <Fir x={left - 36} h={156} light={light} deep />
        )}
        <Fir x={right + 44} h={turn % 2 === 0 ? 128 : 96} light={light} />
        {turn % 3 === 1 && <Maple x={right + 84} h={100} light={light} />}
        <House kind={kind} tone={tone} light={light} x={left} scale={scale} />
      </g>
      <rect y={256} width={400} height={44} fill={light.lawn} />
      <path d="M186 256H226L262 300H150Z" fill={light.path} />
      {[left - 8, left + 16, right - 14, right + 12].map((x) => (
        <ellipse key={x} cx={x} cy={258} rx={17} ry={11} fill={light.leafDeep} />
      ))}
    </svg>
  )
}
