import { MORNING } from '../palette.ts'
import { Scene } from '../scene.tsx'
import type { SceneName } from '../scene-names.ts'

/** Harbour's street: it stands on a sea wall and is mirrored in the water below it. */
export function Waterfront({ scene }: { scene: SceneName }) {
  const light = MORNING
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="400 -500 640 760"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect x={0} y={-900} width={1440} height={1300} fill={light.sky} />
      <circle cx={890} cy={-392} r={34} fill="#f6c56f" />
      <g fill={light.orb}>
        <path d="M452 -396q4 -26 34 -24q12 -28 44 -16q28 -10 34 18q28 2 28 22Z" />
        <path d="M760 -446q2 -16 20 -15q8 -16 28 -8q20 -2 22 23Z" />
      </g>
      <g id="street">
        <Scene name={scene} light={light} />
      </g>
      <rect x={0} y={0} width={1440} height={22} fill={light.ground} />
      <rect x={0} y={22} width={1440} height={500} fill={light.water} />
      <use href="#street" transform="translate(0 22) scale(1 -0.62)" opacity={0.3} />
      <g stroke="#eef7f5" strokeWidth={4} strokeLinecap="round" opacity={0.7}>
        <path d="M430 66h120M610 58h60M760 74h150M960 60h60M470 128h70M640 140h170M880 122h90M420 196h150M700 206h80M860 192h140" />
      </g>
      <rect x={0} y={22} width={1440} height={10} fill={light.ink} opacity={0.35} />
      <Sloop x={830} y={112} />
    </svg>
  )
}

function Sloop({ x, y }: { x: number; y: number }) {
  const light = MORNING
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M64 0V-170" stroke={light.ink} strokeWidth={4} />
      <path d="M70 -8V-162L142 -8Z" fill={light.orb} />
      <path d="M58 -8V-138L8 -8Z" fill={light.paints.brick.wall} />
      <path d="M-10 0H150L124 32H14Z" fill={light.ink} />
      <path d="M-10 0H150L144 8H-4Z" fill={light.lit} />
      <path d="M-20 44h180M10 56h110" stroke="#eef7f5" strokeWidth={4} strokeLinecap="round" />
    </g>
  )
}
