import { Door, Pane, Rail, Win } from '../pieces.tsx'
import type { Light, Paint } from '../palette.ts'

type Look = { paint: Paint; light: Light }

function Garage({ x, w, h, light }: { x: number; w: number; h: number; light: Light }) {
  return (
    <>
      <rect x={x} y={-h} width={w} height={h} fill={light.trim} />
      {[0, 1, 2].map((row) => (
        <rect key={row} x={x} y={-h + (row * h) / 3} width={w} height={2} fill={light.roof} />
      ))}
      {[0, 1, 2].map((pane) => (
        <rect
          key={pane}
          x={x + 6 + (pane * (w - 8)) / 3}
          y={-h + 7}
          width={w / 3 - 8}
          height={8}
          fill={light.glass}
        />
      ))}
    </>
  )
}

/** The Vancouver Special: living room above, low roof, a balcony the width of the front. */
export function VancouverSpecial({ paint, light }: Look) {
  return (
    <>
      <path d="M-10 -150L100 -190L210 -150Z" fill={light.roof} />
      <rect x={0} y={-150} width={200} height={150} fill={paint.wall} />
      <rect x={0} y={-72} width={200} height={72} fill={paint.shade} />
      <rect x={-4} y={-80} width={208} height={8} fill={light.rail} />
      <Win x={16} y={-134} w={52} h={42} light={light} lit />
      <Win x={84} y={-134} w={40} h={42} light={light} lit={light.night} />
      <Win x={146} y={-134} w={36} h={42} light={light} lit />
      <Rail x={-4} y={-80} w={208} light={light} />
      <Door x={84} h={60} w={34} fill={paint.door} light={light} />
      <Win x={20} y={-58} w={40} h={34} light={light} />
      <Garage x={136} w={52} h={54} light={light} />
    </>
  )
}

/** The Fraser Valley: three gabled townhouses under one wall. */
export function Townhouses({ paint, light }: Look) {
  return (
    <>
      <rect x={0} y={-150} width={228} height={150} fill={paint.wall} />
      {[0, 76, 152].map((x, unit) => (
        <g key={x}>
          <path d={`M${x - 6} -146L${x + 38} -202L${x + 82} -146Z`} fill={light.roof} />
          <path
            d={`M${x + 10} -146L${x + 38} -182L${x + 66} -146Z`}
            fill={unit === 1 ? paint.shade : paint.wall}
          />
          {unit === 1 && <rect x={x} y={-150} width={76} height={150} fill={paint.shade} />}
          <rect x={x + 32} y={-166} width={12} height={14} fill={light.lit} />
          <Win x={x + 14} y={-132} w={20} h={38} light={light} lit={unit !== 0 || light.night} />
          <Win x={x + 44} y={-132} w={20} h={38} light={light} lit={unit === 0} />
          <rect x={x} y={-80} width={76} height={5} fill={light.trim} />
          <Door x={x + 12} h={56} w={22} fill={paint.door} light={light} />
          <Win x={x + 46} y={-60} w={20} h={34} light={light} lit={unit === 1} />
        </g>
      ))}
    </>
  )
}

/** A narrow new house of two stacked boxes, cedar and dark metal. */
export function Infill({ paint, light }: Look) {
  const boards = Array.from({ length: 9 }, (_, board) => 76 + board * 10)
  return (
    <>
      <rect x={0} y={-214} width={96} height={214} fill={paint.wall} />
      <path d="M-6 -214L102 -238V-214Z" fill={light.roof} />
      <rect x={66} y={-172} width={100} height={172} fill={light.paints.clay.wall} />
      {boards.map((x) => (
        <rect key={x} x={x} y={-172} width={1.6} height={172} fill={light.paints.clay.shade} />
      ))}
      <rect x={60} y={-182} width={112} height={10} fill={light.roof} />
      <Pane x={12} y={-196} w={42} h={60} light={light} lit />
      <Pane x={12} y={-122} w={42} h={46} light={light} lit={light.night} />
      <Pane x={82} y={-154} w={68} h={44} light={light} lit />
      <rect x={66} y={-98} width={112} height={7} fill={light.rail} />
      <Rail x={66} y={-98} w={112} h={14} light={light} />
      <rect x={12} y={-62} width={42} height={62} fill={paint.shade} />
      <Door x={18} h={58} w={30} fill={paint.door} light={light} />
      <Garage x={82} w={70} h={62} light={light} />
    </>
  )
}
