import { Door } from '../pieces.tsx'
import type { Light, Paint } from '../palette.ts'

type Look = { paint: Paint; light: Light }

function isLit(column: number, row: number, light: Light): boolean {
  const pattern = (column * 7 + row * 5 + column * row) % 11
  return light.night ? pattern < 5 : pattern < 3
}

/** A glass tower of eleven floors. */
export function Tower({ paint, light }: Look) {
  const floors = Array.from({ length: 11 }, (_, floor) => floor)
  return (
    <>
      <rect x={36} y={-352} width={44} height={22} fill={paint.shade} />
      <rect x={0} y={-336} width={116} height={336} fill={paint.wall} />
      <rect x={84} y={-336} width={32} height={336} fill={paint.shade} />
      {floors.map((row) =>
        [0, 1, 2, 3].map((column) => (
          <rect
            key={`${column} ${row}`}
            x={10 + column * 26}
            y={-322 + row * 26}
            width={18}
            height={16}
            fill={isLit(column, row, light) ? light.lit : light.glass}
          />
        ))
      )}
      <rect x={-4} y={-34} width={124} height={6} fill={light.trim} />
      <rect x={12} y={-28} width={30} height={28} fill={light.lit} />
      <rect x={74} y={-28} width={30} height={28} fill={light.lit} />
      <rect x={50} y={-28} width={16} height={28} fill={light.roof} />
    </>
  )
}

/** Six floors of apartments with a balcony each and shops below. */
export function Midrise({ paint, light }: Look) {
  return (
    <>
      <rect x={0} y={-262} width={186} height={262} fill={paint.wall} />
      <rect x={126} y={-278} width={60} height={278} fill={paint.shade} />
      <rect x={-4} y={-270} width={130} height={10} fill={light.roof} />
      <rect x={122} y={-286} width={68} height={10} fill={light.roof} />
      {[-244, -200, -156, -112, -68].map((y, floor) => (
        <g key={y}>
          {[12, 72].map((x, column) => (
            <g key={x}>
              <rect
                x={x}
                y={y}
                width={42}
                height={32}
                fill={isLit(column + 1, floor, light) ? light.lit : light.glass}
              />
              <rect x={x + 20} y={y} width={2.4} height={32} fill={light.trim} />
              <rect x={x - 6} y={y + 16} width={54} height={16} fill={light.trim} opacity={0.55} />
              <rect x={x - 6} y={y + 30} width={54} height={4} fill={light.rail} />
            </g>
          ))}
          <rect
            x={140}
            y={y - 12}
            width={32}
            height={30}
            fill={isLit(3, floor, light) ? light.lit : light.glass}
          />
        </g>
      ))}
      <rect x={0} y={-28} width={186} height={28} fill={light.lit} />
      <path d="M30 -28V0M58 -28V0M156 -28V0" stroke={light.roof} strokeWidth={4} />
      <Door x={88} h={28} w={26} fill={paint.door} light={light} />
      <path d="M-4 -36H190L184 -26H2Z" fill={paint.door} />
    </>
  )
}
