import { pairMessages } from '#messages/pairs.ts'
import { useMessages } from '../use-messages.ts'

/** Rows listed on screen; the file to download has all of them. */
const LISTED = 20

/** What became of some rows of a file, by their numbers. */
export function RowReasons({
  heading,
  more,
  reasons,
  row
}: {
  heading: string
  reasons: readonly { row: number; reason: string }[]
  row: (number: number) => string
  more: (count: number) => string
}) {
  const { pair } = useMessages(pairMessages)
  return (
    <div>
      <p>{heading}</p>
      <ul>
        {reasons.slice(0, LISTED).map((one) => (
          <li key={one.row}>{pair(row(one.row), one.reason)}</li>
        ))}
        {reasons.length > LISTED && <li>{more(reasons.length - LISTED)}</li>}
      </ul>
    </div>
  )
}
