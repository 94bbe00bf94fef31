/** A photograph's dominant colour behind it until it is there: an attribute, since pages have no inline style. */
export function PhotoGround({ colour }: { colour: string | null | undefined }) {
  if (!colour) return null
  return (
    <svg aria-hidden="true" className="photo-ground">
      <rect fill={colour} height="100%" width="100%" />
    </svg>
  )
}
