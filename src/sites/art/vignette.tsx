import type { Light } from './palette.ts'
import type { VignetteName } from './vignette-names.ts'
import { SIGHTS } from './vignettes.tsx'

/** A neighbourhood in one picture. */
export function Vignette({ name, light }: { name: VignetteName; light: Light }) {
  const Sight = SIGHTS[name]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
      <rect width={400} height={300} fill={light.sky} />
      {light.hour === 'dusk' && <path d="M0 130Q200 90 400 136V300H0Z" fill={light.skyLow} />}
      <circle
        cx={light.hour === 'dusk' ? 330 : 92}
        cy={72}
        r={light.hour === 'harvest' ? 50 : 26}
        fill={light.orb}
      />
      <g transform="translate(0 260)">
        <Sight light={light} />
      </g>
    </svg>
  )
}
