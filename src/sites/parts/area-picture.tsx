import type { VignetteName } from '../art/vignette-names.ts'
import { areaDrawing, type Hour } from '../drawings.ts'

/** A neighbourhood in one picture; the text beside it says the same, so it is silent. */
export function AreaPicture({ of, hour }: { of: VignetteName; hour: Hour }) {
  return (
    <img
      alt=""
      className="drawing"
      height={300}
      loading="lazy"
      src={areaDrawing(hour, of)}
      width={400}
    />
  )
}
