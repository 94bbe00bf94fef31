import type { Light } from './palette.ts'

type Opening = { x: number; y: number; w: number; h: number; light: Light; lit?: boolean }

/** A sash window. Ground is y = 0 and up is negative, in every drawing. */
export function Win({ x, y, w, h, light, lit = false }: Opening) {
  return (
    <>
      <rect x={x - 3} y={y - 3} width={w + 6} height={h + 6} fill={light.trim} />
      <rect x={x} y={y} width={w} height={h} fill={lit ? light.lit : light.glass} />
      <rect x={x + w / 2 - 1.2} y={y} width={2.4} height={h} fill={light.trim} />
      <rect x={x} y={y + h * 0.45} width={w} height={2.4} fill={light.trim} />
    </>
  )
}

/** A pane without bars, as modern houses have. */
export function Pane({ x, y, w, h, light, lit = false }: Opening) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill={lit ? light.lit : light.glass} />
      <path
        d={`M${x + w * 0.12} ${y + h}L${x + w * 0.62} ${y}H${x + w * 0.88}L${x + w * 0.38} ${y + h}Z`}
        fill={light.trim}
        opacity={0.16}
      />
    </>
  )
}

export function ArchWin({ x, y, w, h, light, lit = false }: Opening) {
  return (
    <>
      <path
        d={`M${x - 3} ${y + h + 3}V${y + w / 2}a${w / 2 + 3} ${w / 2 + 3} 0 0 1 ${w + 6} 0V${y + h + 3}Z`}
        fill={light.trim}
      />
      <path
        d={`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`}
        fill={lit ? light.lit : light.glass}
      />
      <rect x={x + w / 2 - 1.2} y={y} width={2.4} height={h} fill={light.trim} />
    </>
  )
}

export function Door({
  x,
  w,
  h,
  fill,
  light
}: {
  x: number
  w: number
  h: number
  fill: string
  light: Light
}) {
  return (
    <>
      <rect x={x - 4} y={-h - 4} width={w + 8} height={h + 4} fill={light.trim} />
      <rect x={x} y={-h} width={w} height={h} fill={fill} />
      <rect x={x + 6} y={-h + 8} width={w - 12} height={h * 0.28} fill={light.lit} />
      <circle cx={x + w - 6} cy={-h / 2} r={2.2} fill={light.lit} />
    </>
  )
}

export function Rail({
  x,
  y,
  w,
  h = 20,
  light
}: {
  x: number
  y: number
  w: number
  h?: number
  light: Light
}) {
  const posts = Array.from({ length: Math.floor(w / 10) }, (_, post) => x + 2 + post * 10)
  return (
    <>
      {posts.map((left) => (
        <rect key={left} x={left} y={y - h} width={2} height={h} fill={light.rail} />
      ))}
      <rect x={x} y={y - h - 3} width={w} height={3} fill={light.rail} />
    </>
  )
}

export function Fir({
  x,
  h,
  light,
  deep = false
}: {
  x: number
  h: number
  light: Light
  deep?: boolean
}) {
  const crown = `M${x} ${-h}L${x + h * 0.22} ${-h * 0.58}H${x + h * 0.13}L${x + h * 0.3} ${-h * 0.18}H${x - h * 0.3}L${x - h * 0.13} ${-h * 0.58}H${x - h * 0.22}Z`
  return (
    <>
      <rect x={x - 3} y={-h * 0.22} width={6} height={h * 0.22} fill={light.trunk} />
      <path d={crown} fill={deep ? light.leafDeep : light.leaf} />
      <path
        d={`M${x} ${-h}L${x + h * 0.22} ${-h * 0.58}H${x + h * 0.13}L${x + h * 0.3} ${-h * 0.18}H${x}Z`}
        fill={light.ink}
        opacity={0.12}
      />
    </>
  )
}

export function Maple({
  x,
  h,
  light,
  warm = false
}: {
  x: number
  h: number
  light: Light
  warm?: boolean
}) {
  return (
    <>
      <rect x={x - 3} y={-h * 0.5} width={6} height={h * 0.5} fill={light.trunk} />
      <path
        d={`M${x} ${-h * 0.3}L${x + h * 0.13} ${-h * 0.48}`}
        stroke={light.trunk}
        strokeWidth={3.5}
        fill="none"
      />
      <circle cx={x} cy={-h * 0.68} r={h * 0.32} fill={warm ? light.leafWarm : light.leaf} />
    </>
  )
}
