import qrcode from 'qrcode-generator'

/** Blank modules around a code: phones ask for four (ISO/IEC 18004). */
const QUIET = 4

/** A page's address as a QR code. */
export function PageCode({ address, label }: { address: string; label: string }) {
  // The smallest that holds the address, readable with 15 % of it covered.
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const size = code.getModuleCount() + 2 * QUIET
  return (
    <svg
      aria-label={label}
      className="page-code"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={pathOf(code)} fill="#000" />
    </svg>
  )
}

/** One rectangle for each run of dark modules. */
function pathOf(code: ReturnType<typeof qrcode>): string {
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const start = column
      while (column < count && code.isDark(row, column)) column++
      const run = column - start
      if (run > 0) path += `M${start + QUIET} ${row + QUIET}h${run}v1h-${run}z`
    }
  }
  return path
}
